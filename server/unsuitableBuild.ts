type Given = Readonly<Record<string, string | undefined>>;

/** Returns why these settings make no console; null where they do. */
export function unsuitableSettings(given: Given): string | null {
  const environment = given.BUILD_ENVIRONMENT || 'production';
  const accepted =
    given.PRODUCTION_WITHOUT?.toLowerCase()
      .split(',')
      .map((name) => name.trim()) ?? [];
  if (environment !== 'production' && environment !== 'staging')
    return 'BUILD_ENVIRONMENT takes production or staging.';
  if (environment === 'staging')
    return given.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_')
      ? 'BUILD_ENVIRONMENT=staging takes test keys of Stripe: STRIPE_PUBLISHABLE_KEY is a live key.'
      : null;
  if (given.API_SECURE !== 'false' || accepted.includes('https')) return null;
  return 'BUILD_ENVIRONMENT=production needs https. Remove API_SECURE=false, set BUILD_ENVIRONMENT=staging, or accept plain http with PRODUCTION_WITHOUT=https.';
}
