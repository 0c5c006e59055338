/** The README's table of rule sets is what the presets say. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PRESETS, type Preset, presetOf } from '../../src/rules/presets.ts';
import { PARAMETERS } from '../../src/rules/rule-set.ts';

const STANDARD = presetOf('standard').rules;

/** How a preset differs from the standard rules. */
const differences = ({ rules }: Preset): string =>
  PARAMETERS.filter((parameter) => rules[parameter] !== STANDARD[parameter])
    .map((parameter) => `\`${parameter}: ${rules[parameter]}\``)
    .join(', ');

const row = (preset: Preset): string => {
  const from = preset.source === null ? '' : `${preset.source.title} (${preset.source.language})`;
  return `| \`${preset.id}\` | ${preset.name} | ${differences(preset)} | ${from} |`;
};

it('shows every preset, and how it differs from the standard rules', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, shown] = /<!-- rule sets -->\n(.*?)<!-- \/rule sets -->/s.exec(readme) ?? [];
  const head = '| preset | name | differs from `standard` in | source |\n|---|---|---|---|\n';
  expect(shown).toBe(`${head}${PRESETS.map(row).join('\n')}\n`);
});
