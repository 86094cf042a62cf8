import * as z from 'zod/mini';
import { isDay, type DayRange } from '@/lib/days';
import * as texts from '@/texts/ui';

const yearsAfter = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** Returns the form schema of two days in order, at most `maxYears` years apart. */
export const dayRangeForm = (maxYears: number) =>
  z
    .object({
      from: z.string().check(z.refine(isDay, texts.chooseTheFirstDay)),
      to: z.string().check(z.refine(isDay, texts.chooseTheLastDay)),
    })
    .check(
      z.refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: texts.theLastDayMustNot,
      }),
      z.refine(({ from, to }) => to <= yearsAfter(from, maxYears), {
        path: ['to'],
        message: texts.chooseYearsAtMost(maxYears),
      }),
    );

export type DayRangeValues = DayRange;
