import * as z from 'zod/mini';
import { addMonths } from '@contract/calendarDays';
import { areInOrder } from '@contract/limits';
import { isDay } from '@contract/days';
import type { DayRange } from '@/lib/days';
import * as texts from '@/texts/ui';

/** Returns the form schema of two days in order, at most `maxYears` years apart. */
export const dayRangeForm = (maxYears: number) =>
  z
    .object({
      from: z.string().check(z.refine(isDay, texts.chooseTheFirstDay)),
      to: z.string().check(z.refine(isDay, texts.chooseTheLastDay)),
    })
    .check(
      z.refine(({ from, to }) => areInOrder(from, to), {
        path: ['to'],
        message: texts.theLastDayMustNot,
      }),
      z.refine(({ from, to }) => !isDay(from) || to <= addMonths(from, maxYears * 12), {
        path: ['to'],
        message: texts.chooseYearsAtMost(maxYears),
      }),
    );

export type DayRangeValues = DayRange;
