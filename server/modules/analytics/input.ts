import { z } from 'zod';
import { addMonths } from '../../lib/calendar';
import type { CheckedRange } from './periods';

const longestYears = 5;

const first = '1970-01-01';
const last = '2199-12-31';

// Before and after, there is nothing to count.
const day = z
  .string('Choose a day.')
  .refine((text) => text >= first && text <= last, 'Choose a day between 1970 and 2199.');

const custom = z
  .object({ preset: z.literal('Custom'), from: day, to: day })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day has to come after the first one.',
  })
  .refine(({ from, to }) => to <= addMonths(from, longestYears * 12), {
    path: ['to'],
    message: `Choose ${longestYears} years at most.`,
  });

const preset = z.object({
  preset: z.enum([
    'Last7Days',
    'Last30Days',
    'ThisMonth',
    'LastMonth',
    'ThisQuarter',
    'LastQuarter',
    'ThisYear',
    'Last12Months',
  ]),
});

/** The range of `analytics`; its messages stand under `from` and `to`. */
export const rangeInput: z.ZodType<CheckedRange> = z.discriminatedUnion('preset', [custom, preset]);
