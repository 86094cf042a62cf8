import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import makeConfig from '../../../webpack.config';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { validateBuildSettings } from './buildSettings';

describe('validateBuildSettings', () => {
  const live = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  test.each<[string, Record<string, string>, string]>([
    [
      'an unknown environment',
      { BUILD_ENVIRONMENT: 'prod' },
      'BUILD_ENVIRONMENT takes production or staging.',
    ],
    ['production over plain HTTP', { API_SECURE: 'false' }, 'BUILD_ENVIRONMENT=production needs https.'],
    [
      'plain HTTP when only Stripe may be missing',
      { BUILD_ENVIRONMENT: 'production', API_SECURE: 'false', PRODUCTION_WITHOUT: 'stripe' },
      'PRODUCTION_WITHOUT=https',
    ],
    [
      'an unknown gap',
      { PRODUCTION_WITHOUT: 'htps' },
      'PRODUCTION_WITHOUT takes stripe, smtp and https, those that apply, between commas.',
    ],
    ['an invalid flag', { API_SECURE: 'no' }, 'API_SECURE takes true or false.'],
    [
      'staging with a live key',
      { BUILD_ENVIRONMENT: 'staging', ...live },
      'STRIPE_PUBLISHABLE_KEY is a live key',
    ],
    [
      'production with a test key',
      { BUILD_ENVIRONMENT: 'production', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_PUBLISHABLE_KEY is a test key',
    ],
  ])('spec 1: rejects %s and states the reason', (_description, settings, message) => {
    expect(validateBuildSettings(settings)).toContain(message);
  });

  test.each<[string, Record<string, string>]>([
    ['empty settings', {}],
    ['production with a live key', live],
    ['production with accepted plain HTTP', { API_SECURE: 'false', PRODUCTION_WITHOUT: 'stripe, https' }],
    [
      'production with an accepted test key',
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', PRODUCTION_WITHOUT: 'stripe' },
    ],
    [
      'staging over plain HTTP with a test key',
      { BUILD_ENVIRONMENT: 'staging', API_SECURE: 'false', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    ],
  ])('spec 1: accepts %s', (_description, settings) => {
    expect(validateBuildSettings(settings)).toBeNull();
  });
});

test('spec 1: the webpack build stops with the reason when the settings are invalid', () => {
  const originalEnvironment = { ...process.env };
  Object.assign(process.env, { BUILD_ENVIRONMENT: 'production', API_SECURE: 'false' });
  try {
    expect(() => makeConfig(null, { mode: 'production' })).toThrow(
      'BUILD_ENVIRONMENT=production needs https.',
    );
  } finally {
    process.env = originalEnvironment;
  }
});

test('spec 1: the webpack build stops when the settings in .env are invalid', async () => {
  const folder = await createTempFolder('build');
  writeFileSync(path.join(folder, '.env'), 'BUILD_ENVIRONMENT=staging\nSTRIPE_PUBLISHABLE_KEY=pk_live_1\n');
  const config = path.resolve(__dirname, '../../../webpack.config.ts');
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
