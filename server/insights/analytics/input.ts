import { z } from 'zod';
import { analyticsPresets } from '../../../contract/enums';
import { areInOrder, maxAnalyticsYears } from '../../../contract/limits';
import { addMonths } from '../../lib/calendar';
import type { CheckedRange } from './periods';

const firstDay = '1970-01-01';
const lastDay = '2199-12-31';

// Bounds the days, because no company has data outside this range.
const day = z
  .string('Choose a day.')
  .refine((text) => text >= firstDay && text <= lastDay, 'Choose a day between 1970 and 2199.');

const custom = z
  .object({ preset: z.literal('Custom'), from: day, to: day })
  .refine(({ from, to }) => areInOrder(from, to), {
    path: ['to'],
    message: 'The last day has to come after the first one.',
  })
  .refine(({ from, to }) => to <= addMonths(from, maxAnalyticsYears * 12), {
    path: ['to'],
    message: `Choose ${maxAnalyticsYears} years at most.`,
  });

const preset = z.object({ preset: z.enum(analyticsPresets).exclude(['Custom']) });

export const rangeInput: z.ZodType<CheckedRange> = z.discriminatedUnion('preset', [custom, preset]);
