import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gapWarnings } from './productionGaps';
import { parseSettings, settingNames } from './settings';

const testKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const root = path.join(__dirname, '../../..');
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'livery-settings-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

const parse = (environment: Record<string, string> = {}) =>
  parseSettings({ DATA_DIR: dataDir, ...environment });

const testKey = Buffer.alloc(32, 7).toString('base64');
const production = {
  NODE_ENV: 'production',
  SIGNING_KEY: testKey,
  ENCRYPTION_KEY: testKey,
  PRODUCTION_WITHOUT: 'stripe,smtp,https',
};

describe('parseSettings', () => {
  test('defaults to a development server on localhost', () => {
    expect(parse()).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      portalsDomain: 'localhost:4000',
      databaseUrl: null,
      isSignupOpen: true,
    });
  });

  test('treats an empty value as unset', () => {
    expect(parse({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4000, smtpUrl: null });
  });

  test('derives the public address and the portal domain from the port', () => {
    expect(parse({ PORT: '5123' })).toMatchObject({
      publicUrl: 'http://localhost:5123',
      portalsDomain: 'localhost:5123',
    });
  });

  test.each([
    'smtp://mail.example.com:587?ignoreTLS=true',
    'smtp://mail.example.com:587?ignoreTLS=1',
    'smtp://127.0.0.1.example.com?ignoreTLS=true',
    'smtp://mail.example.com:587?requireTLS=false',
    'smtp://mail.example.com:587?tls.rejectUnauthorized=false',
    'smtps://mail.example.com?secure=false',
    'smtp://127.0.0.1:25?ignoreTLS=true&host=mail.example.com',
  ])('rejects %s in production because emails could be sent without verified TLS', (address) => {
    expect(() => parse({ ...production, SMTP_URL: address })).toThrow(/^SMTP_URL takes in production/);
    expect(parse({ SMTP_URL: address })).toMatchObject({ smtpUrl: address });
  });

  test.each([
    'smtps://user:secret@mail.example.com',
    'smtp://mail.example.com:587?pool=true&name=console.example.com',
    'smtp://localhost:25?ignoreTLS=true',
    'smtp://127.0.0.1:25?ignoreTLS=true',
    'smtp://[::1]:25?ignoreTLS=true',
  ])('accepts %s in production', (address) => {
    expect(parse({ ...production, SMTP_URL: address })).toMatchObject({ smtpUrl: address });
  });

  test.each([
    ['PORT', 'many', 'PORT takes a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT takes a whole number from 0 to 65535.'],
    ['NODE_ENV', 'live', 'NODE_ENV takes development, production or test.'],
    ['PUBLIC_URL', 'ftp://livery.example', 'PUBLIC_URL takes an http or https address.'],
    ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL takes a postgres:// address.'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL takes an smtp:// or smtps:// address.'],
    ['SIGNUP_ENABLED', 'yes', 'SIGNUP_ENABLED takes true or false.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL takes silent, fatal, error, warn, info, debug or trace.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY takes true, false, how many proxies'],
    ['SIGNING_KEY', 'short', 'SIGNING_KEY takes 32 bytes in base64'],
    ['CORS_ORIGINS', 'https://a.example/', 'CORS_ORIGINS takes origins such as https://console.example.com'],
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY takes a secret key of Stripe, sk_… or rk_….'],
    [
      'STRIPE_PUBLISHABLE_KEY',
      'sk_test_1',
      'STRIPE_PUBLISHABLE_KEY takes a publishable key of Stripe, pk_….',
    ],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'STRIPE_WEBHOOK_SECRET takes signing secrets of webhook endpoints'],
    ['STRIPE_API_URL', 'api.stripe.com', 'STRIPE_API_URL takes an http or https address.'],
    ['DNS_SERVERS', 'dns.example', 'DNS_SERVERS takes addresses of DNS servers'],
    ['DNS_SERVERS', '192.0.2.1:dns', 'DNS_SERVERS takes addresses of DNS servers'],
    ['SITES_ADDRESSES', '192.0.2.1,proxy.example', 'SITES_ADDRESSES takes IP addresses between commas.'],
    ['SITES_TLS_PORT', '0', 'SITES_TLS_PORT takes a whole number from 1 to 65535.'],
    ['CERTIFICATE_ISSUERS', 'anyone', 'CERTIFICATE_ISSUERS takes names of certificate authorities'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS takes origins such as https://console.example.com'],
  ])('rejects %s=%s with an error that names the expected format', (name, value, message) => {
    expect(() => parse({ [name]: value })).toThrow(message);
  });

  test.each([
    ['BOT_CHECK_SITE_KEY', 'site', 'BOT_CHECK_SECRET'],
    ['BOT_CHECK_SECRET', 'secret', 'BOT_CHECK_SITE_KEY'],
    ['DATABASE_OWNER_URL', 'postgres://owner@localhost/livery', 'DATABASE_URL'],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_PUBLISHABLE_KEY'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1', 'STRIPE_SECRET_KEY'],
  ])('rejects %s=%s without %s', (name, value, missing) => {
    expect(() => parse({ [name]: value })).toThrow(
      `${name} works only together with ${missing}: set both or neither.`,
    );
  });

  test('requires all three Stripe keys, in the same mode', () => {
    expect(parse(testKeys)).toMatchObject({
      stripeSecretKey: 'sk_test_1',
      stripeApiUrl: 'https://api.stripe.com',
    });
    expect(() => parse({ ...testKeys, STRIPE_WEBHOOK_SECRET: '' })).toThrow(
      'STRIPE_SECRET_KEY works only together with STRIPE_WEBHOOK_SECRET: set both or neither.',
    );
    expect(() => parse({ ...testKeys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY takes a key of the same mode, test or live, as STRIPE_SECRET_KEY.',
    );
  });

  describe('with NODE_ENV=production', () => {
    const stripeKeys = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const completeSettings = {
      ...stripeKeys,
      SMTP_URL: 'smtps://mail.example.com',
      PUBLIC_URL: 'https://console.example.com',
    };
    const strictProduction = { ...production, PRODUCTION_WITHOUT: '' };

    test('reports no gaps when Stripe, SMTP and https are configured', () => {
      expect(parse({ ...strictProduction, ...completeSettings })).toMatchObject({ productionGaps: [] });
    });

    test.each([
      [
        { SMTP_URL: completeSettings.SMTP_URL, PUBLIC_URL: completeSettings.PUBLIC_URL },
        'a live STRIPE_SECRET_KEY',
        'stripe',
        'Stripe',
      ],
      [{ ...completeSettings, ...testKeys }, 'a live STRIPE_SECRET_KEY', 'stripe', 'Stripe'],
      [{ ...stripeKeys, PUBLIC_URL: completeSettings.PUBLIC_URL }, 'SMTP_URL', 'smtp', 'Smtp'],
      [{ ...stripeKeys, SMTP_URL: completeSettings.SMTP_URL }, 'an https PUBLIC_URL', 'https', 'Https'],
      [
        { ...stripeKeys, SMTP_URL: completeSettings.SMTP_URL, PUBLIC_URL: 'http://console.example.com' },
        'an https PUBLIC_URL',
        'https',
        'Https',
      ],
    ])('with %j, requires %s unless the gap is accepted', (overrides, requirement, name, gap) => {
      expect(() => parse({ ...strictProduction, ...overrides })).toThrow(
        `Production needs ${requirement}. Set what is missing, or accept its absence with PRODUCTION_WITHOUT=${name}.`,
      );
      expect(parse({ ...strictProduction, ...overrides, PRODUCTION_WITHOUT: name })).toMatchObject({
        productionGaps: [gap],
      });
      expect(parse({ ...overrides, PRODUCTION_WITHOUT: name })).toMatchObject({ productionGaps: [] });
    });

    test('names all missing settings in one error, and rejects an unknown gap', () => {
      expect(() => parse({ ...strictProduction, PRODUCTION_WITHOUT: 'smtp' })).toThrow(
        'Production needs a live STRIPE_SECRET_KEY and an https PUBLIC_URL. Set what is missing, or accept its absence with PRODUCTION_WITHOUT=stripe,smtp,https.',
      );
      expect(() => parse({ ...strictProduction, PRODUCTION_WITHOUT: 'mail' })).toThrow(
        'PRODUCTION_WITHOUT takes stripe, smtp and https',
      );
    });

    test('spec 1: accepts the sandbox and rejects live Stripe keys in staging', () => {
      const { SMTP_URL, PUBLIC_URL } = completeSettings;
      const staging = { ...strictProduction, BUILD_ENVIRONMENT: 'staging', SMTP_URL, PUBLIC_URL };
      expect(parse(staging)).toMatchObject({ productionGaps: [] });
      expect(() => parse({ ...staging, ...stripeKeys })).toThrow(
        'BUILD_ENVIRONMENT=staging takes test keys of Stripe',
      );
    });

    test('reports the accepted gaps, for which gapWarnings returns warnings', () => {
      expect(gapWarnings(parse(production).productionGaps)).toEqual([
        'Production runs without stripe: payments move no money.',
        'Production runs without smtp: emails are written to DATA_DIR/mail and not sent.',
        'Production runs without https: passwords and sessions are not encrypted in transit.',
      ]);
    });
  });

  test('trusts only the nearest proxy when TRUST_PROXY is 1', () => {
    const { trustProxy } = parse({ TRUST_PROXY: '1' });
    const isTrusted = typeof trustProxy === 'function' ? trustProxy : () => false;
    expect([isTrusted('10.0.0.1', 0), isTrusted('10.0.0.2', 1)]).toEqual([true, false]);
  });
});

describe('signing and encryption keys', () => {
  test('are created once, in files that only their owner can read', () => {
    const first = parse();
    expect(first.signingKey).toHaveLength(32);
    expect(first.signingKey.equals(first.encryptionKey)).toBe(false);
    expect(parse().signingKey.equals(first.signingKey)).toBe(true);
    const modes = ['signing-key', 'encryption-key'].map(
      (name) => statSync(path.join(dataDir, 'keys', name)).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o600]);
  });

  test('are not created when they are set', () => {
    const { signingKey } = parse({ SIGNING_KEY: testKey, ENCRYPTION_KEY: testKey });
    expect(signingKey.toString('base64')).toBe(testKey);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('are the first of several configured keys, and signingKeys keeps the others for verification', () => {
    const other = Buffer.alloc(32, 9).toString('base64');
    const settings = parse({ SIGNING_KEY: `${testKey}, ${other}`, ENCRYPTION_KEY: `${other},${testKey}` });
    expect(settings.signingKey.toString('base64')).toBe(testKey);
    expect(settings.signingKeys.map((key) => key.toString('base64'))).toEqual([testKey, other]);
    expect(settings.encryptionKey.toString('base64')).toBe(other);
    expect(() => parse({ SIGNING_KEY: `${testKey},` })).toThrow('SIGNING_KEY takes 32 bytes in base64');
  });

  test('are required in production instead of created', () => {
    expect(() => parse({ ...production, SIGNING_KEY: '' })).toThrow('SIGNING_KEY takes 32 bytes in base64');
    expect(() => parse({ ...production, ENCRYPTION_KEY: '' })).toThrow('ENCRYPTION_KEY takes');
    expect(parse(production)).toMatchObject({ isProduction: true });
  });
});

/** Variables that every shell sets, which are not settings of Livery. */
const shellVariables = new Set(['PATH']);

/** Returns the environment variables that code reads through `process.env`. */
function directlyReadNames(): string[] {
  const folders = ['server', 'src', 'e2e', 'tools'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|cjs|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return [...files, 'webpack.config.ts'].flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g),
    ].flatMap(([, name]) => (name === undefined || shellVariables.has(name) ? [] : name)),
  );
}

const buildSettingNames = (): string[] =>
  [...readFileSync(path.join(root, 'src/config/buildSettings.ts'), 'utf8').matchAll(/'([A-Z_]+)'/g)].flatMap(
    ([, name]) => name ?? [],
  );

test('.env.example lists exactly the settings that the code reads', () => {
  const documented = [
    ...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm),
  ];
  const readNames = new Set([...settingNames, ...buildSettingNames(), ...directlyReadNames()]);
  expect(documented.map(([, name]) => name).sort()).toEqual([...readNames].sort());
});

test('.env.example lists the actual defaults', () => {
  const documented = readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(
    /^# ([A-Z][A-Z0-9_]+)=(.*)$/gm,
  );
  const defaults = Object.fromEntries([...documented].map(([, name, value]) => [name, value]));
  expect({ ...parse(), ...parse({ ...defaults, DATA_DIR: dataDir }), trustProxy: false }).toEqual(parse());
});
