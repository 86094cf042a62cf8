import type { BuildSettings } from './buildSettings';

/** The parsed build settings, which `webpack.config.ts` injects. `.env.example` documents each one. */
export interface Env {
  environment: 'production' | 'staging';
  /** `host[:port]`. Defaults to the host that served the page. */
  apiHost: string;
  realtimeHost: string;
  isSecure: boolean;
  googleClientId: string | null;
  botCheckSiteKey: string | null;
  cardPublishableKey: string | null;
  /** URL of the card provider's script. */
  cardScriptUrl: string;
  isSignupOpen: boolean;
}

export function parseEnv(settings: BuildSettings, servedFrom: string): Env {
  const apiHost = settings.API_HOST || servedFrom;
  return {
    environment: settings.BUILD_ENVIRONMENT === 'staging' ? 'staging' : 'production',
    apiHost,
    realtimeHost: settings.REALTIME_HOST || apiHost,
    isSecure: settings.API_SECURE !== 'false',
    googleClientId: settings.GOOGLE_CLIENT_ID || null,
    botCheckSiteKey: settings.BOT_CHECK_SITE_KEY || null,
    cardPublishableKey: settings.STRIPE_PUBLISHABLE_KEY || null,
    cardScriptUrl: settings.STRIPE_JS_URL || 'https://js.stripe.com/v3/',
    isSignupOpen: settings.SIGNUP_ENABLED !== 'false',
  };
}

declare const BUILD_SETTINGS: BuildSettings;

export const env: Env = parseEnv(BUILD_SETTINGS, globalThis.location.host);

/** `https://host`, or `http://host` when the secure flag is off. */
export const apiBase = `${env.isSecure ? 'https' : 'http'}://${env.apiHost}`;

/** `wss://host`, or `ws://host` when the secure flag is off. */
export const realtimeBase = `${env.isSecure ? 'wss' : 'ws'}://${env.realtimeHost}`;
