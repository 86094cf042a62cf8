/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import all from '../../jest.config';

const serverProject = all.projects?.find(
  (project) => typeof project === 'object' && project.displayName === 'server',
);
if (typeof serverProject !== 'object') throw new Error('jest.config.ts has no project named server.');

/** Runs the server's tests with marked tenant conditions and observed statements. */
const config: Config = {
  ...serverProject,
  rootDir: '../..',
  maxWorkers: all.maxWorkers,
  workerIdleMemoryLimit: all.workerIdleMemoryLimit,
  transform: {
    '^.+\\.(m?[jt]sx?)$': ['<rootDir>/tools/tenancy/markingTransformer.ts', { tsconfig: 'tsconfig.json' }],
  },
  setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts', '<rootDir>/tools/tenancy/watch.ts'],
};

export default config;
