/** How the routes read the rules that a request asks for. */
import type { Context } from 'hono';
import { err, type Result } from '../result.ts';
import { completeRules, DEFAULT_PRESET, type NamedRules } from '../rules/presets.ts';
import type { AppEnv } from './endpoint.ts';
import { type ProblemAnswer, problem } from './problem.ts';
import type { RulesRequest } from './schemas/rules.ts';

/** The rules; without a request the default preset, and the answer where parameters do not go together. */
export function readRules(
  c: Context<AppEnv>,
  request: RulesRequest | undefined,
): Result<NamedRules, Response & ProblemAnswer> {
  const { preset, ...changes } = request ?? { preset: DEFAULT_PRESET };
  const rules = completeRules(preset, changes);
  if (rules.ok) return rules;
  const { message, parameter } = rules.error;
  return err(problem(c, 'rules-invalid', { detail: message, parameter }));
}
