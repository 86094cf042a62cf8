/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { slowVariable } from './server/testing/repetitions';
import { engineOfRun, type TestEngine } from './server/testing/testEngine';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

// Published as ECMAScript modules only, so Jest has to turn them into CommonJS.
const modulesToTransform = [
  'jose',
  'postal-mime',
  '@exodus/bytes',
  '@scure/base',
  '@noble/hashes',
  'temporal-polyfill',
  'temporal-utils',
];

const shared = {
  transform: { '^.+\\.(m?[jt]sx?)$': ['ts-jest', { tsconfig: 'tsconfig.json' }] },
  // A module may bring its own copy of one of them.
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${modulesToTransform.join('|')})/)`],
  moduleNameMapper: { '^@/texts/(.*)$': '<rootDir>/src/texts/en/$1', '^@/(.*)$': '<rootDir>/src/$1' },
} satisfies Project;

const ofConsole: Project = {
  ...shared,
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};

const ofServer = (engine: TestEngine): Project => ({
  ...shared,
  testEnvironment: '<rootDir>/server/testing/environment.ts',
  testEnvironmentOptions: { engine },
  setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
  globalSetup: `<rootDir>/server/testing/setUp${engine === 'postgres' ? 'Postgres' : 'Embedded'}.ts`,
});

const ignored = ['/node_modules/', '\\.console\\.test\\.ts$'];
const slow = '\\.slow\\.test\\.tsx?$';

// The same SQL for both engines: the slow project also runs it on the embedded one.
const portable = '/db/(tenancy|searchKey|searchPlans|.*migrate)\\.test\\.ts$';

// A test about one of the two engines says so in its file's name.
const engine = engineOfRun();
const otherEngine = engine === 'postgres' ? '\\.embedded\\.' : '\\.postgres\\.';

const gateProjects: Project[] = [
  {
    ...ofConsole,
    displayName: 'console',
    // Checks that read the console's texts beside the server's need the console's environment.
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/checks/**/*.console.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', slow],
  },
  {
    ...ofServer(engine),
    displayName: 'server',
    testMatch: ['<rootDir>/{server,checks}/**/*.test.ts'],
    testPathIgnorePatterns: [...ignored, slow, otherEngine],
  },
  {
    ...ofServer('embedded'),
    displayName: 'embedded',
    testMatch: [
      '<rootDir>/server/{db,jobs,events}/**/*.test.ts',
      '<rootDir>/server/**/*.embedded.test.ts',
      // The query plans of one list: the slow project also checks the other lists on this engine.
      '<rootDir>/server/modules/client-activity/plans.test.ts',
    ],
    testPathIgnorePatterns: [...ignored, slow, '\\.postgres\\.', portable],
  },
];

const slowProjects: Project[] = [
  { ...ofConsole, displayName: 'console', testMatch: ['<rootDir>/src/**/*.slow.test.{ts,tsx}'] },
  {
    ...ofServer(engine),
    displayName: 'server',
    // With the files of the gate that try more here.
    testMatch: ['<rootDir>/{server,bench}/**/{*.slow,*.sweep,*.property,durability.embedded}.test.ts'],
    testPathIgnorePatterns: [...ignored, otherEngine],
  },
  {
    ...ofServer('embedded'),
    displayName: 'embedded',
    testMatch: [
      '<rootDir>/server/**/{plans,killed,year,everyStatement,*.embedded}.slow.test.ts',
      '<rootDir>/server/modules/clients/plans.sweep.test.ts',
      '<rootDir>/server/modules/audit/plans.test.ts',
      '<rootDir>/server/db/{tenancy,searchKey,searchPlans,*migrate}.test.ts',
      '<rootDir>/server/db/embedded/durability.embedded.test.ts',
    ],
  },
];

const config: Config = {
  // One more than there are cores: many tests wait for a process or a socket.
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '2.5GB',
  testSequencer: '<rootDir>/checks/testOrder.mjs',
  // Where PostgreSQL runs the server's tests, the embedded engine runs those of what differs on it.
  projects: (process.env[slowVariable] ? slowProjects : gateProjects).filter(
    ({ displayName }) => engine === 'postgres' || displayName !== 'embedded',
  ),
};

export default config;
