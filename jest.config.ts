/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { slowVariable } from './server/testing/repetitions';
import { selectTestEngine, type TestEngine } from './server/testing/testEngine';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

// Published as ES modules only, so Jest transforms them to CommonJS.
const modulesToTransform = [
  'jose',
  'postal-mime',
  '@exodus/bytes',
  '@scure/base',
  '@noble/hashes',
  '@tanstack',
  'temporal-polyfill',
  'temporal-utils',
];

const shared = {
  transform: { '^.+\\.(m?[jt]sx?)$': ['ts-jest', { tsconfig: 'tsconfig.json' }] },
  // A dependency can bundle its own copy of one of these packages.
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${modulesToTransform.join('|')})/)`],
  moduleNameMapper: {
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
} satisfies Project;

const consoleProject: Project = {
  ...shared,
  // The console's messages need a macro, which is a plugin of the compiler that also builds the console.
  transform: {
    '\\.po$': '<rootDir>/tools/checks/messagesTransform.mjs',
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
          experimental: { plugins: [['@lingui/swc-plugin', { useLinguiV5IdGeneration: true }]] },
        },
      },
    ],
  },
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};

const serverProject = (engine: TestEngine): Project => ({
  ...shared,
  testEnvironment: '<rootDir>/server/testing/environment.ts',
  testEnvironmentOptions: { engine },
  setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
  globalSetup: `<rootDir>/server/testing/setUp${engine === 'postgres' ? 'Postgres' : 'Embedded'}.ts`,
});

const ignoredPaths = ['/node_modules/', '\\.console\\.test\\.ts$'];
const slowTests = '\\.slow\\.test\\.tsx?$';

// Both engines run the same SQL; only the slow project repeats these tests on the embedded engine.
const engineIndependentTests = '/platform/db/(tenancy|searchKey|searchPlans|.*migrate)\\.test\\.ts$';

// A test for one engine has the engine in its file name.
const engine = selectTestEngine();
const otherEngineTests = engine === 'postgres' ? '\\.embedded\\.' : '\\.postgres\\.';

const gateProjects: Project[] = [
  {
    ...shared,
    displayName: 'contract',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/contract/**/*.test.ts'],
  },
  {
    ...consoleProject,
    displayName: 'console',
    // Checks that compare texts of the console and the server need the console environment.
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tools/**/*.console.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', slowTests],
  },
  {
    ...serverProject(engine),
    displayName: 'server',
    testMatch: ['<rootDir>/{server,tools}/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [...ignoredPaths, slowTests, otherEngineTests],
  },
  {
    ...serverProject('embedded'),
    displayName: 'embedded',
    testMatch: [
      '<rootDir>/server/platform/{db,jobs,events}/**/*.test.ts',
      '<rootDir>/server/**/*.embedded.test.ts',
      // Covers the query plans of one list; the slow project checks the other lists on this engine.
      '<rootDir>/server/insights/client-activity/plans.test.ts',
    ],
    testPathIgnorePatterns: [...ignoredPaths, slowTests, '\\.postgres\\.', engineIndependentTests],
  },
];

const slowProjects: Project[] = [
  { ...consoleProject, displayName: 'console', testMatch: ['<rootDir>/src/**/*.slow.test.{ts,tsx}'] },
  {
    ...serverProject(engine),
    displayName: 'server',
    // Includes tests of the gate that run more repetitions in the slow project.
    testMatch: ['<rootDir>/{server,tools}/**/{*.slow,*.sweep,*.property,durability.embedded}.test.ts'],
    testPathIgnorePatterns: [...ignoredPaths, otherEngineTests],
  },
  {
    ...serverProject('embedded'),
    displayName: 'embedded',
    testMatch: [
      '<rootDir>/server/**/{plans,processKill,crashRecovery,year,everyStatement,*.embedded}.slow.test.ts',
      '<rootDir>/server/clients/plans.sweep.test.ts',
      '<rootDir>/server/insights/audit-log/plans.test.ts',
      '<rootDir>/server/platform/db/{tenancy,searchKey,searchPlans,*migrate}.test.ts',
      '<rootDir>/server/platform/db/embedded/durability.embedded.test.ts',
      '<rootDir>/tools/bench/data/generate.slow.test.ts',
    ],
  },
];

const config: Config = {
  // One more worker than cores, because many tests wait for a process or a socket.
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '2.5GB',
  testSequencer: '<rootDir>/tools/checks/testOrder.mjs',
  // If PostgreSQL runs the server tests, the embedded engine runs only the tests of engine differences.
  projects: (process.env[slowVariable] ? slowProjects : gateProjects).filter(
    ({ displayName }) => engine === 'postgres' || displayName !== 'embedded',
  ),
};

export default config;
