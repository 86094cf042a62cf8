import { spawnSync } from 'node:child_process';
import { ensureConsoleBuild } from '../server/consoleBuild';
import { parseSettings } from '../server/platform/startup';
import { findChromium } from './support/chromium';
import { fullRunVariable } from './support/mutationCoverage';

const chromiumPath = findChromium();
if (!chromiumPath) {
  console.error(
    'No Chromium found. Install your system’s (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

// Uses the settings of the test servers, because each demo server would rebuild a console that was built with
// other settings.
ensureConsoleBuild(parseSettings({ ...process.env, PUBLIC_URL: 'http://localhost' }));

const cliArguments = process.argv.slice(2);
const selectProjects = (args: readonly string[]): string[] => {
  if (args.some((arg) => arg.startsWith('--project'))) return [];
  return ['--project=gate', ...(args.some((arg) => arg.includes('slow/')) ? ['--project=slow'] : [])];
};
const isFullSlowRun = /^--project[ =]slow$/.test(cliArguments.join(' '));
const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...selectProjects(cliArguments), ...cliArguments],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath, [fullRunVariable]: isFullSlowRun ? 'yes' : '' },
  },
);
process.exitCode = status ?? 1;
