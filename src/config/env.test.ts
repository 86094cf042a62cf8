import { parseEnv } from './env';

const unset = {
  BUILD_ENVIRONMENT: undefined,
  API_HOST: undefined,
  REALTIME_HOST: undefined,
  API_SECURE: undefined,
  GOOGLE_CLIENT_ID: undefined,
  BOT_CHECK_SITE_KEY: undefined,
  STRIPE_PUBLISHABLE_KEY: undefined,
  STRIPE_JS_URL: undefined,
  SIGNUP_ENABLED: undefined,
};

test('parseEnv defaults to a secure production build with the host that served the page', () => {
  expect(parseEnv(unset, 'console.test:4000')).toEqual({
    environment: 'production',
    apiHost: 'console.test:4000',
    realtimeHost: 'console.test:4000',
    isSecure: true,
    googleClientId: null,
    botCheckSiteKey: null,
    cardPublishableKey: null,
    cardScriptUrl: 'https://js.stripe.com/v3/',
    isSignupOpen: true,
  });
});

test('spec 7: parseEnv reads API_HOST and REALTIME_HOST, which defaults to API_HOST', () => {
  const { apiHost, realtimeHost } = parseEnv({ ...unset, API_HOST: 'api.test' }, 'console.test');
  expect([apiHost, realtimeHost]).toEqual(['api.test', 'api.test']);
  expect(parseEnv({ ...unset, REALTIME_HOST: 'live.test' }, 'console.test').realtimeHost).toBe('live.test');
});

describe('apiBase and realtimeBase', () => {
  const loadBases = async (settings: object) => {
    jest.resetModules();
    Object.assign(globalThis, { BUILD_SETTINGS: { ...unset, API_HOST: 'api.test', ...settings } });
    const { apiBase, realtimeBase } = await import('./env');
    return [apiBase, realtimeBase];
  };

  test('spec 7: use https and wss by default', async () => {
    expect(await loadBases({})).toEqual(['https://api.test', 'wss://api.test']);
  });

  test('spec 7: use http and ws when the secure flag is off', async () => {
    expect(await loadBases({ API_SECURE: 'false' })).toEqual(['http://api.test', 'ws://api.test']);
  });
});

test('spec 1: parseEnv takes the environment, the keys and the signup flag from the build settings', () => {
  const settings = {
    ...unset,
    BUILD_ENVIRONMENT: 'staging',
    GOOGLE_CLIENT_ID: 'google',
    BOT_CHECK_SITE_KEY: 'bot',
    STRIPE_PUBLISHABLE_KEY: 'card',
    SIGNUP_ENABLED: 'false',
  };
  expect(parseEnv(settings, 'console.test')).toMatchObject({
    environment: 'staging',
    googleClientId: 'google',
    botCheckSiteKey: 'bot',
    cardPublishableKey: 'card',
    isSignupOpen: false,
  });
});
