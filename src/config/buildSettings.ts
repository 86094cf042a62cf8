/** The names of the build settings that `webpack.config.ts` reads from the environment. */
export const buildSettingNames = [
  'BUILD_ENVIRONMENT',
  'API_HOST',
  'REALTIME_HOST',
  'API_SECURE',
  'GOOGLE_CLIENT_ID',
  'BOT_CHECK_SITE_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_JS_URL',
  'SIGNUP_ENABLED',
] as const;

export type BuildSettings = Readonly<Record<(typeof buildSettingNames)[number], string | undefined>>;
