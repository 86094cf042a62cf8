import * as z from 'zod';
import { gapNames } from './productionGaps';

export const flag = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');

export const stripeKey = (kind: string, takes: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(${kind})_(test|live)_[A-Za-z0-9]+$`), takes)
    .nullable()
    .default(null);

const acceptedGaps = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((name) => name.trim().toLowerCase() || []))
  .pipe(z.array(z.enum(gapNames, 'stripe, smtp and https, those that apply, between commas')));

/** Settings that the API's start and the console's build both check. */
export const buildSettings = {
  PRODUCTION_WITHOUT: acceptedGaps,
  BUILD_ENVIRONMENT: z.enum(['production', 'staging'], 'production or staging').default('production'),
  API_SECURE: flag.optional(),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk', 'a publishable key of Stripe, pk_…'),
};
