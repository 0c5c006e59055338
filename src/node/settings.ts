/** The settings of a command on this machine, from its environment. */
import { readSettings, type Settings } from '../env.ts';
import { StartFailure } from './start-failure.ts';

/** Throws a `StartFailure` that lists every setting that is wrong. */
export function settingsOfProcess(): Settings {
  const settings = readSettings(process.env);
  if (settings.ok) return settings.value;
  const width = Math.max(...settings.error.map(({ name }) => name.length));
  const lines = settings.error.map(({ name, message }) => `  ${name.padEnd(width)}  ${message}`);
  throw new StartFailure(['These settings are wrong:', '', ...lines].join('\n'));
}
