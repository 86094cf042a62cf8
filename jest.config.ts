/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Published as ECMAScript modules only, so Jest has to turn them into CommonJS.
const modulesToTransform = ['jose', 'postal-mime', '@exodus/bytes', '@scure/base', '@noble/hashes'];

const shared = {
  transform: { '^.+\\.(m?[jt]sx?)$': ['ts-jest', { tsconfig: 'tsconfig.json' }] },
  // A module may bring its own copy of one of them.
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${modulesToTransform.join('|')})/)`],
  moduleNameMapper: { '^@/texts/(.*)$': '<rootDir>/src/texts/en/$1', '^@/(.*)$': '<rootDir>/src/$1' },
} satisfies Config;

// What asks no database, or only by services that have their own tests, proves nothing on a second one.
const aboutNoDatabase = ['card-provider', 'dns', 'graphql', 'http', 'images', 'lib', 'mail', 'rest'];

// The server's tests run on one database at a time, and a few of them are about one of the two.
const leftOut = process.env['TEST_DATABASE_URL']
  ? [
      '\\.embedded\\.test\\.ts$',
      '<rootDir>/checks/',
      ...aboutNoDatabase.map((folder) => `<rootDir>/server/${folder}/`),
    ]
  : ['\\.postgres\\.test\\.ts$'];

const config: Config = {
  // Jest would leave a core idle, which on a small machine is half of it.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'console',
      // With those that read what the console says beside what the server says.
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/checks/**/*.console.test.ts'],
      testEnvironment: '<rootDir>/src/testing/environment.ts',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/{server,checks}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.console\\.test\\.ts$', ...leftOut],
      testEnvironment: '<rootDir>/server/testing/environment.ts',
      setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
    },
  ],
};

export default config;
