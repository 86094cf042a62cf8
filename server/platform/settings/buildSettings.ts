import * as z from 'zod';
import { gapNames } from './productionGaps';

export const flag = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');

export const stripeKey = (kind: string, message: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(${kind})_(test|live)_[A-Za-z0-9]+$`), message)
    .nullable()
    .default(null);

const acceptedGaps = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((name) => name.trim().toLowerCase() || []))
  .pipe(z.array(z.enum(gapNames, 'stripe, smtp and https, those that apply, between commas')));

/** Settings that both the server's startup and the console's build validate. */
export const buildSettings = {
  PRODUCTION_WITHOUT: acceptedGaps,
  BUILD_ENVIRONMENT: z.enum(['production', 'staging'], 'production or staging').default('production'),
  API_SECURE: flag.optional(),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk', 'a publishable key of Stripe, pk_…'),
};
