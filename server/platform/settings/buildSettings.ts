import * as z from 'zod';
import { gapNames, stripeModeOf } from './productionGaps';
import { type Environment, readEnvironment } from './readEnvironment';
import { SettingsError } from './startup';

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

const settingsSchema = z.object(buildSettings);

function validateCombination(settings: z.infer<typeof settingsSchema>): string | null {
  if (settings.BUILD_ENVIRONMENT === 'staging')
    return stripeModeOf(settings.STRIPE_PUBLISHABLE_KEY) === 'live'
      ? 'BUILD_ENVIRONMENT=staging takes test keys of Stripe: STRIPE_PUBLISHABLE_KEY is a live key.'
      : null;
  if (
    stripeModeOf(settings.STRIPE_PUBLISHABLE_KEY) === 'test' &&
    !settings.PRODUCTION_WITHOUT.includes('stripe')
  )
    return 'BUILD_ENVIRONMENT=production needs live keys of Stripe: STRIPE_PUBLISHABLE_KEY is a test key. Replace it, set BUILD_ENVIRONMENT=staging, or accept it with PRODUCTION_WITHOUT=stripe.';
  if (settings.API_SECURE !== false || settings.PRODUCTION_WITHOUT.includes('https')) return null;
  return 'BUILD_ENVIRONMENT=production needs https. Remove API_SECURE=false, set BUILD_ENVIRONMENT=staging, or accept plain http with PRODUCTION_WITHOUT=https.';
}

/** Returns the reason why the settings are invalid for a build, or null if they are valid. */
export function validateBuildSettings(environment: Environment): string | null {
  try {
    return validateCombination(readEnvironment(settingsSchema, environment));
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}
