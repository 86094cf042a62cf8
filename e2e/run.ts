import { spawnSync } from 'node:child_process';
import { ensureConsole } from '../server/consoleBuild';
import { parseSettings } from '../server/settings';
import { findChromium } from './support/chromium';
import { wholeRun } from './support/everyFlow';

const chromiumPath = findChromium();
if (!chromiumPath) {
  console.error(
    'No Chromium found. Install your system’s (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

// As the servers of the tests ask for it: a demo that finds another one builds its own.
ensureConsole(parseSettings({ ...process.env, PUBLIC_URL: 'http://localhost' }));

const given = process.argv.slice(2);
const projectsOf = (args: readonly string[]): string[] => {
  if (args.some((arg) => arg.startsWith('--project'))) return [];
  return ['--project=gate', ...(args.some((arg) => arg.includes('slow/')) ? ['--project=slow'] : [])];
};
const isWholeSlowProject = /^--project[ =]slow$/.test(given.join(' '));
const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...projectsOf(given), ...given],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath, [wholeRun]: isWholeSlowProject ? 'yes' : '' },
  },
);
process.exitCode = status ?? 1;
