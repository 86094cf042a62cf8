import * as z from 'zod/mini';

/** Days as a date input gives them, `2026-01-31`; either may stay empty. */
export const openDaysForm = z.object({ from: z.string(), to: z.string() }).check(
  z.refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    error: 'The last day has to come after the first one.',
  }),
);

export type OpenDaysValues = z.infer<typeof openDaysForm>;
