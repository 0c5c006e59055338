import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../src/node/rate-limiter.ts';

const MINUTE = 60_000;

describe('the rate limiter of the Node host', () => {
  it('lets exactly the limit in, and says when to come again', () => {
    let now = 10 * MINUTE + 15_500;
    const limiter = createRateLimiter({ create: 2, moves: 600, reads: 1200 }, () => now);
    expect(limiter.admit('create', 'a')).toEqual({ admitted: true });
    expect(limiter.admit('create', 'a')).toEqual({ admitted: true });
    expect(limiter.admit('create', 'a')).toEqual({ admitted: false, retryAfter: 45 });
    now = 11 * MINUTE - 1;
    expect(limiter.admit('create', 'a')).toEqual({ admitted: false, retryAfter: 1 });
    now = 11 * MINUTE;
    expect(limiter.admit('create', 'a')).toEqual({ admitted: true });
  });

  it('counts every class and every caller by itself', () => {
    const limiter = createRateLimiter({ create: 1, moves: 1, reads: 1 }, () => 0);
    for (const [limit, caller] of [
      ['create', 'a'],
      ['moves', 'a'],
      ['create', 'b'],
    ] as const) {
      expect(limiter.admit(limit, caller)).toEqual({ admitted: true });
      expect(limiter.admit(limit, caller)).toMatchObject({ admitted: false });
    }
  });

  it('lets everybody in where limits are off', () => {
    const limiter = createRateLimiter(null, () => 0);
    for (let request = 0; request < 5000; request++) {
      expect(limiter.admit('create', 'a')).toEqual({ admitted: true });
    }
  });
});
