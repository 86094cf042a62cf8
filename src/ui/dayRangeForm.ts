import * as z from 'zod/mini';
import { isDay, type DayRange } from '@/lib/days';

const yearsAfter = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** Two days of a form, in their order and not further apart than `maxYears`. */
export const dayRangeForm = (maxYears: number) =>
  z
    .object({
      from: z.string().check(z.refine(isDay, 'Choose the first day.')),
      to: z.string().check(z.refine(isDay, 'Choose the last day.')),
    })
    .check(
      z.refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: 'The last day must not be before the first one.',
      }),
      z.refine(({ from, to }) => to <= yearsAfter(from, maxYears), {
        path: ['to'],
        message: `Choose ${maxYears} years at most.`,
      }),
    );

export type DayRangeValues = DayRange;
