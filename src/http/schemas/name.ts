/** What players call themselves. */
import * as z from 'zod';
import '../openapi.ts';
import type { FaultParams } from '../faults.ts';

export const LONGEST_NAME = 32;
/** Control characters, and halves of surrogate pairs, which no encoding of text has. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

export const NameSchema = z
  .string()
  .transform((text) => text.normalize('NFC'))
  .superRefine((name, context) => {
    const length = [...name].length;
    if (length < 1 || length > LONGEST_NAME) {
      const message = `Must have 1 to ${LONGEST_NAME} characters.`;
      context.addIssue({ code: 'custom', message, params: { fault: 'length' } satisfies FaultParams });
    }
    if (UNPRINTABLE.test(name)) {
      const message = 'Must not have control characters.';
      context.addIssue({ code: 'custom', message, params: { fault: 'format' } satisfies FaultParams });
    }
  })
  .openapi('Name', { type: 'string', minLength: 1, maxLength: LONGEST_NAME, example: 'Ilona' });
