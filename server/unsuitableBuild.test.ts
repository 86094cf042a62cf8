import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import makeConfig from '../webpack.config';
import { createTempFolder, removeFolder } from './testing/folders';
import { unsuitableSettings } from './unsuitableBuild';

describe('unsuitable build settings', () => {
  const live = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  test.each<[string, Record<string, string>, string]>([
    [
      'an unknown environment',
      { BUILD_ENVIRONMENT: 'prod' },
      'BUILD_ENVIRONMENT takes production or staging.',
    ],
    ['a production over plain http', { API_SECURE: 'false' }, 'BUILD_ENVIRONMENT=production needs https.'],
    [
      'the same where only Stripe may be missing',
      { BUILD_ENVIRONMENT: 'production', API_SECURE: 'false', PRODUCTION_WITHOUT: 'stripe' },
      'PRODUCTION_WITHOUT=https',
    ],
    [
      'a gap that has no such name',
      { PRODUCTION_WITHOUT: 'htps' },
      'PRODUCTION_WITHOUT takes stripe, smtp and https, those that apply, between commas.',
    ],
    ['a flag that is neither', { API_SECURE: 'no' }, 'API_SECURE takes true or false.'],
    [
      'a staging with a live key',
      { BUILD_ENVIRONMENT: 'staging', ...live },
      'STRIPE_PUBLISHABLE_KEY is a live key',
    ],
    [
      'a production with a test key',
      { BUILD_ENVIRONMENT: 'production', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_PUBLISHABLE_KEY is a test key',
    ],
  ])('spec 1: %s is refused, with what to change', (_what, settings, message) => {
    expect(unsuitableSettings(settings)).toContain(message);
  });

  test.each<[string, Record<string, string>]>([
    ['nothing set', {}],
    ['a production with a live key', live],
    [
      'a production whose plain http is accepted',
      { API_SECURE: 'false', PRODUCTION_WITHOUT: 'stripe, https' },
    ],
    [
      'a production whose test key is accepted',
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', PRODUCTION_WITHOUT: 'stripe' },
    ],
    [
      'a staging over plain http with a test key',
      { BUILD_ENVIRONMENT: 'staging', API_SECURE: 'false', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    ],
  ])('spec 1: %s is accepted', (_what, settings) => {
    expect(unsuitableSettings(settings)).toBeNull();
  });
});

test('spec 1: an unsuitable combination stops the build with its reason', () => {
  const before = { ...process.env };
  Object.assign(process.env, { BUILD_ENVIRONMENT: 'production', API_SECURE: 'false' });
  try {
    expect(() => makeConfig(null, { mode: 'production' })).toThrow(
      'BUILD_ENVIRONMENT=production needs https.',
    );
  } finally {
    process.env = before;
  }
});

test('spec 1: a build reads .env as the server does, and is stopped by an unsuitable combination there', async () => {
  const folder = await createTempFolder('build');
  writeFileSync(path.join(folder, '.env'), 'BUILD_ENVIRONMENT=staging\nSTRIPE_PUBLISHABLE_KEY=pk_live_1\n');
  const config = path.resolve(__dirname, '../webpack.config.ts');
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      '-e',
      `require(${JSON.stringify(config)}).default(null, { mode: 'production' })`,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    },
  );
  await removeFolder(folder);
  expect(stderr).toContain('STRIPE_PUBLISHABLE_KEY is a live key');
});
