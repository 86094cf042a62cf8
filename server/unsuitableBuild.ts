import * as z from 'zod';
import { buildSettings } from './buildSettings';
import { stripeModeOf } from './productionGaps';
import { readEnvironment, type Environment } from './readEnvironment';
import { SettingsError } from './settingsError';

const shape = z.object(buildSettings);

function unsuitableCombination(given: z.infer<typeof shape>): string | null {
  if (given.BUILD_ENVIRONMENT === 'staging')
    return stripeModeOf(given.STRIPE_PUBLISHABLE_KEY) === 'live'
      ? 'BUILD_ENVIRONMENT=staging takes test keys of Stripe: STRIPE_PUBLISHABLE_KEY is a live key.'
      : null;
  if (stripeModeOf(given.STRIPE_PUBLISHABLE_KEY) === 'test' && !given.PRODUCTION_WITHOUT.includes('stripe'))
    return 'BUILD_ENVIRONMENT=production needs live keys of Stripe: STRIPE_PUBLISHABLE_KEY is a test key. Replace it, set BUILD_ENVIRONMENT=staging, or accept it with PRODUCTION_WITHOUT=stripe.';
  if (given.API_SECURE !== false || given.PRODUCTION_WITHOUT.includes('https')) return null;
  return 'BUILD_ENVIRONMENT=production needs https. Remove API_SECURE=false, set BUILD_ENVIRONMENT=staging, or accept plain http with PRODUCTION_WITHOUT=https.';
}

/** Returns why these settings are unsuitable for a build; null if they are suitable. */
export function unsuitableSettings(environment: Environment): string | null {
  try {
    return unsuitableCombination(readEnvironment(shape, environment));
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}
