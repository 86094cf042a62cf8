import path from 'node:path';
import * as z from 'zod';
import { buildSettings, flag, stripeKey } from './buildSettings';
import { domainSettings } from './domainSettings';
import { loadKey, type Keys } from './keys';
import { hasOnlySafeParameters } from './smtpAddress';
import { trimEndOf } from '../../lib/strings';
import { feeList } from './feeList';
import { findProductionGaps, describeRejectedGaps, stripeModeOf } from './productionGaps';
import { readEnvironment, type Environment } from './readEnvironment';
import { SettingsError } from './startup';

const text = z.string().trim().min(1).nullable().default(null);
const webAddress = z.url({ protocol: /^https?$/, error: 'an http or https address' });
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`a whole number from ${min} to ${max}`)
    .int(`a whole number from ${min} to ${max}`)
    .min(min, `a whole number from ${min} to ${max}`)
    .max(max, `a whole number from ${min} to ${max}`);
const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' })
  .nullable()
  .default(null);
const keys = z
  .string()
  .transform((list) => list.split(',').map((text) => Buffer.from(text.trim(), 'base64')))
  .refine(
    (list) => list.every((bytes) => bytes.length === 32),
    '32 bytes in base64, as `openssl rand -base64 32` prints, or several such keys between commas',
  )
  // `split` always returns at least one part.
  .transform((list) => list as Keys)
  .nullable()
  .default(null);

/** Addresses without a path, as browsers send them in the Origin header. */
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .transform((list) => list.filter((origin) => origin !== ''))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'origins such as https://console.example.com, between commas',
  );

const proxyPattern = /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/i;

/** The trusted proxies: none, all, a number of hops, or addresses. */
const proxies = z
  .string()
  .default('false')
  .refine(
    (value) =>
      /^(true|false|\d{1,2})$/.test(value) ||
      value.split(',').every((name) => proxyPattern.test(name.trim())),
    'true, false, how many proxies stand in front, or their addresses between commas',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    if (!/^\d+$/.test(value)) return value;
    return (_address: string, hop: number) => hop < Number(value);
  });

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  HOST: z.string().trim().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4000),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10),
  DATABASE_WAIT_SECONDS: wholeNumber(1, 60).default(5),
  SIGNING_KEY: keys,
  ENCRYPTION_KEY: keys,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' })
    .nullable()
    .default(null),
  MAIL_FROM: z.string().trim().default('Livery <no-reply@localhost>'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: webAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
  BOT_CHECK_SITE_KEY: text,
  BOT_CHECK_SECRET: text,
  BOT_CHECK_URL: webAddress.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  SITES_DOMAIN: z
    .string()
    .trim()
    .regex(/^[a-z0-9.-]+(:\d+)?$/, 'a host name, with a port or without')
    .optional(),
  ...domainSettings,
  CORS_ORIGINS: origins,
  TRUST_PROXY: proxies,
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'silent, fatal, error, warn, info, debug or trace',
    )
    .default('info'),
  SIGNUP_ENABLED: flag.default(true),
  STRIPE_SECRET_KEY: stripeKey('sk|rk', 'a secret key of Stripe, sk_… or rk_…'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(
      /^whsec_[^\s,]+(,whsec_[^\s,]+)*$/,
      'signing secrets of webhook endpoints, whsec_…, between commas',
    )
    .nullable()
    .default(null),
  STRIPE_API_URL: webAddress.default('https://api.stripe.com'),
  STRIPE_JS_URL: webAddress.default('https://js.stripe.com/v3/'),
  PLATFORM_FEES: feeList.default(feeList.parse('USD:4900')),
  REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000).default(1200),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),

  ...buildSettings,
  API_HOST: text,
  REALTIME_HOST: text,
  DEV_PORT: wholeNumber(1, 65_535).default(4100),
});

export const settingNames: readonly string[] = Object.keys(schema.shape);

/** The first setting of each pair requires the second. */
const requiredPairs = [
  ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'],
  ['BOT_CHECK_SECRET', 'BOT_CHECK_SITE_KEY'],
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
] as const;

function parseEnvironment(environment: Environment): z.infer<typeof schema> {
  const data = readEnvironment(schema, environment);
  const incompletePair = requiredPairs.find(([first, second]) => data[first] && !data[second]);
  if (incompletePair)
    throw new SettingsError(
      `${incompletePair[0]} works only together with ${incompletePair[1]}: set both or neither.`,
    );
  if (stripeModeOf(data.STRIPE_PUBLISHABLE_KEY) !== stripeModeOf(data.STRIPE_SECRET_KEY)) {
    throw new SettingsError(
      'STRIPE_PUBLISHABLE_KEY takes a key of the same mode, test or live, as STRIPE_SECRET_KEY.',
    );
  }
  if (data.BUILD_ENVIRONMENT === 'staging' && stripeModeOf(data.STRIPE_SECRET_KEY) === 'live') {
    throw new SettingsError(
      'BUILD_ENVIRONMENT=staging takes test keys of Stripe: STRIPE_SECRET_KEY is a live key.',
    );
  }
  const gapError = describeRejectedGaps(data);
  if (gapError) throw new SettingsError(gapError);
  if (data.NODE_ENV === 'production' && data.SMTP_URL && !hasOnlySafeParameters(data.SMTP_URL)) {
    throw new SettingsError(
      'SMTP_URL takes in production nothing that changes how TLS is used, but ignoreTLS=true for a server on this machine.',
    );
  }
  return data;
}

/**
 * Parses the environment, and creates missing keys in the data folder outside production. Throws
 * `SettingsError` for an invalid or missing setting.
 */
export function parseSettings(environment: Environment) {
  const data = parseEnvironment(environment);
  const isProduction = data.NODE_ENV === 'production';
  const dataDir = path.resolve(data.DATA_DIR);
  const signingKeys = data.SIGNING_KEY ?? loadKey('SIGNING_KEY', dataDir, isProduction);
  const encryptionKeys = data.ENCRYPTION_KEY ?? loadKey('ENCRYPTION_KEY', dataDir, isProduction);
  const publicUrl = trimEndOf(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`, '/');

  return {
    mode: data.NODE_ENV,
    isProduction,
    productionGaps: findProductionGaps(data),
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE,
    databaseWaitMs: data.DATABASE_WAIT_SECONDS * 1000,
    // The first key signs and encrypts. All keys verify and decrypt.
    signingKey: signingKeys[0],
    signingKeys,
    encryptionKey: encryptionKeys[0],
    encryptionKeys,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    googleClientId: data.GOOGLE_CLIENT_ID,
    googleIssuer: data.GOOGLE_ISSUER,
    googleJwksUrl: data.GOOGLE_JWKS_URL,
    botCheckSiteKey: data.BOT_CHECK_SITE_KEY,
    botCheckSecret: data.BOT_CHECK_SECRET,
    botCheckUrl: data.BOT_CHECK_URL,
    portalsDomain: data.SITES_DOMAIN ?? `localhost:${data.PORT}`,
    dnsServers: data.DNS_SERVERS,
    portalsAddresses: data.SITES_ADDRESSES,
    portalsTlsPort: data.SITES_TLS_PORT,
    portalsCaFile: data.SITES_CA_FILE,
    certificateIssuers: data.CERTIFICATE_ISSUERS,
    corsOrigins: data.CORS_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    isSignupOpen: data.SIGNUP_ENABLED,
    platformFees: data.PLATFORM_FEES,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    drainMs: data.DRAIN_SECONDS * 1000,
    apiHost: data.API_HOST,
    realtimeHost: data.REALTIME_HOST,
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripePublishableKey: data.STRIPE_PUBLISHABLE_KEY,
    stripeWebhookSecrets: data.STRIPE_WEBHOOK_SECRET?.split(',') ?? [],
    stripeApiUrl: data.STRIPE_API_URL,
    stripeJsUrl: data.STRIPE_JS_URL,
  };
}

export type Settings = Readonly<ReturnType<typeof parseSettings>>;
