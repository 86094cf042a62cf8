import * as z from 'zod';
import { formatMoney } from '../../lib/money';
import { plainLine, storable } from '../../lib/plainText';

const maxFeatures = 12;
const price = { least: 50, most: 99_999_999 } as const;

const priceIn = (currency: string) => {
  const [free, least, most] = [0, price.least, price.most].map((amount) => formatMoney(amount, currency));
  return z
    .int('Type a price.')
    .refine(
      (amount) => amount === 0 || (amount >= price.least && amount <= price.most),
      `Type a price of ${free}, or from ${least} to ${most}.`,
    );
};

/** A plan of a company that bills in this currency. */
export const clientBillingPlanInput = (currency: string) =>
  z.object({
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
    price: priceIn(currency),
    interval: z.enum(['Week', 'Month', 'Year'], 'Choose how often clients pay.'),
    trialDays: z
      .int('Type a whole number of days.')
      .refine((days) => days >= 0 && days <= 90, 'Type a trial of 0 to 90 days.'),
  });

export type PlanDetails = z.output<ReturnType<typeof clientBillingPlanInput>>;
