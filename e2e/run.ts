import { spawnSync } from 'node:child_process';
import { findChromium } from './support/chromium';

const chromiumPath = findChromium();
if (!chromiumPath) {
  console.error(
    'No Chromium found. Install your system’s (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

run('webpack', ['--mode', 'production'], { API_SECURE: 'false' });
run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: chromiumPath,
});
