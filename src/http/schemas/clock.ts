/** Clocks: what is asked for, and what they read. */
import * as z from 'zod';
import '../openapi.ts';
import { ColorSchema, TimeSchema } from './common.ts';

const INITIAL_SECONDS = [10, 10_800] as const;
const INCREMENT_SECONDS = [0, 180] as const;
const DAYS_PER_MOVE = [1, 14] as const;

const between = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

const IncrementSettingSchema = z
  .strictObject({ initialSeconds: between(INITIAL_SECONDS), incrementSeconds: between(INCREMENT_SECONDS) })
  .openapi('ClockWithIncrement', { description: 'Time for all moves, and more of it with each move.' });

const DaysSettingSchema = z
  .strictObject({ daysPerMove: between(DAYS_PER_MOVE) })
  .openapi('ClockByDays', { description: 'So many days for every move.' });

export const ClockSettingSchema = z.union([IncrementSettingSchema, DaysSettingSchema]).openapi('ClockSetting');

const side = z.object({
  remainingMs: z
    .int()
    .openapi({ description: 'What the side has left as of the last event, the `updatedAt` of the game.' }),
});

const reading = {
  white: side,
  black: side,
  running: z.union([ColorSchema, z.null()]).openapi({ description: 'Whose time runs.' }),
  deadline: z
    .union([TimeSchema, z.null()])
    .openapi({ description: 'When the running time is over: count down to it. A move that arrives later has lost.' }),
};

export const ClockSchema = z
  .union([
    z.object({ ...IncrementSettingSchema.shape, ...reading }).openapi('RunningClockWithIncrement'),
    z.object({ ...DaysSettingSchema.shape, ...reading }).openapi('RunningClockByDays'),
  ])
  .openapi('Clock', { description: 'The clock as of the last event; White’s starts with `game.started`.' });
