import * as z from 'zod';
import { plainLine, storable } from '../../lib/plainText';

const maxFeatures = 12;

export const clientBillingPlanInput = z.object({
  name: plainLine('a plan name', 3, 64),
  description: z
    .string()
    .nullish()
    .transform((text) => storable(text ?? '').trim() || null)
    .refine((text) => (text ?? '').length <= 500, 'Type a description of 500 characters at most.'),
  features: z
    .array(plainLine('a feature', 0, 80))
    .nullish()
    .transform((features) => (features ?? []).filter((feature) => feature !== ''))
    .refine((features) => features.length <= maxFeatures, `List ${maxFeatures} features at most.`),
  price: z
    .int('Type a price.')
    .refine(
      (price) => price === 0 || (price >= 50 && price <= 99_999_999),
      'Type a price of 0, or from 50 to 99,999,999 of the smallest unit of your currency, such as cents.',
    ),
  interval: z.enum(['Week', 'Month', 'Year'], 'Choose how often clients pay.'),
  trialDays: z
    .int('Type a whole number of days.')
    .refine((days) => days >= 0 && days <= 90, 'Type a trial of 0 to 90 days.'),
});

export type PlanDetails = z.output<typeof clientBillingPlanInput>;
