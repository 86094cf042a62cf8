import * as z from 'zod/mini';
import * as texts from '@/texts/ui/filters';

/** Days as a date input gives them, `2026-01-31`; either may stay empty. */
export const openDaysForm = z.object({ from: z.string(), to: z.string() }).check(
  z.refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    error: texts.theLastDayHasToCome,
  }),
);

export type OpenDaysValues = z.infer<typeof openDaysForm>;
