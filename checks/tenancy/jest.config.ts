/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import all from '../../jest.config';

const server = all.projects?.find(
  (project) => typeof project === 'object' && project.displayName === 'server',
);
if (typeof server !== 'object') throw new Error('jest.config.ts has no project named server.');

/** The server's tests, with every condition on a company marked and every statement watched. */
const config: Config = {
  ...server,
  rootDir: '../..',
  maxWorkers: all.maxWorkers,
  workerIdleMemoryLimit: all.workerIdleMemoryLimit,
  transform: {
    '^.+\\.(m?[jt]sx?)$': ['<rootDir>/checks/tenancy/markingTransformer.ts', { tsconfig: 'tsconfig.json' }],
  },
  setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts', '<rootDir>/checks/tenancy/watch.ts'],
};

export default config;
