/** The client knows every way in which the service can fail a request. */
import { expect, expectTypeOf, it } from 'vitest';
import { ApiError, type Problem, type ProblemCode, problemOf } from '../../src/client/index.ts';
import type { ProblemCode as CodeOfService } from '../../src/http/problem-table.ts';

it('tells problems apart by every code that the service has, and no other', () => {
  expectTypeOf<ProblemCode>().toEqualTypeOf<CodeOfService>();
  expectTypeOf<Problem['code']>().toEqualTypeOf<CodeOfService>();
});

it('knows what belongs to a code', () => {
  const membersOf = (problem: Problem) => {
    switch (problem.code) {
      case 'stale-ply':
        return [problem.currentPly, problem.events.length, problem.game.ply];
      case 'illegal-move':
        return [problem.reason, problem.legalMoveTexts];
      case 'rate-limited':
        return [problem.policy];
      case 'validation-failed':
        return problem.errors.map(({ pointer }) => pointer);
      default:
        return [problem.status];
    }
  };
  const problem = { code: 'rate-limited', policy: 'moves', detail: 'Too much' } as Problem;
  expect(membersOf(problem)).toEqual(['moves']);
  expect(problemOf(new ApiError(problem))).toBe(problem);
});
