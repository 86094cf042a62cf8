import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/chromium';
import { fullRunVariable } from './support/mutationCoverage';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/preparedData.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ...(process.env[fullRunVariable] ? [['./support/mutationCoverage.ts'] as const] : [])],
  projects: [
    { name: 'gate', testMatch: '*.spec.ts', testIgnore: 'slow/**' },
    // Includes the keyboard test of the gate, because mutationCoverage.ts needs all keyboard tests.
    { name: 'slow', testMatch: ['slow/*.spec.ts', 'keyboard.spec.ts'] },
  ],
  use: {
    actionTimeout: 15_000,
    // Screenshots of every step would take longer than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
  },
});
