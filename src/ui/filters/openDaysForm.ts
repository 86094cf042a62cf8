import * as z from 'zod/mini';
import { areInOrder } from '@contract/limits';
import * as texts from '@/texts/ui/filters';

/**
 * Validates the order of days in the format of a date input, such as `2026-01-31`. Either day may be empty.
 */
export const openDaysForm = z.object({ from: z.string(), to: z.string() }).check(
  z.refine(({ from, to }) => areInOrder(from, to), {
    path: ['to'],
    error: texts.theLastDayHasToCome,
  }),
);

export type OpenDaysValues = z.infer<typeof openDaysForm>;
