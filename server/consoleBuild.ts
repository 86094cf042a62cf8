import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './platform';

const root = path.join(__dirname, '..');

export const consoleBuildFolder = path.join(root, 'dist/console');

const indexFile = path.join(consoleBuildFolder, 'index.html');
const stampFile = path.join(root, 'dist/console.stamp');

/** Inputs of the build outside of these folders: `src`, `contract` and `locales`. */
const otherInputs = ['package-lock.json', 'tsconfig.json', 'webpack.config.ts'];

/** Returns the build settings from the environment, with defaults derived from the public URL. */
const buildEnvironment = ({ publicUrl, isProduction }: Settings): Record<string, string> => ({
  // A local start isn't production: it has no TLS and uses the sandbox for payments.
  BUILD_ENVIRONMENT:
    process.env.BUILD_ENVIRONMENT ||
    (isProduction || publicUrl.startsWith('https:') ? 'production' : 'staging'),
  API_HOST: process.env.API_HOST ?? '',
  REALTIME_HOST: process.env.REALTIME_HOST ?? '',
  API_SECURE: process.env.API_SECURE || String(publicUrl.startsWith('https:')),
  GOOGLE_CLIENT_ID: process.env.GOOGLE_CLIENT_ID ?? '',
  BOT_CHECK_SITE_KEY: process.env.BOT_CHECK_SITE_KEY ?? '',
  STRIPE_PUBLISHABLE_KEY: process.env.STRIPE_PUBLISHABLE_KEY ?? '',
  STRIPE_JS_URL: process.env.STRIPE_JS_URL ?? '',
  SIGNUP_ENABLED: process.env.SIGNUP_ENABLED ?? '',
});

function computeStamp(settings: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = ['src', 'contract', 'locales']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  for (const file of [...files, ...otherInputs].sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

const readLastStamp = (): string | null =>
  existsSync(indexFile) && existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;

/**
 * Builds the console unless `dist` already contains a build of the same sources and settings. Throws if
 * webpack fails.
 */
export function ensureConsoleBuild(settings: Settings): void {
  const environment = buildEnvironment(settings);
  const currentStamp = computeStamp(environment);
  if (readLastStamp() === currentStamp) return;

  process.stdout.write('Building the console, which takes about half a minute…\n');
  const { status } = spawnSync(
    process.execPath,
    [require.resolve('webpack/bin/webpack.js'), '--mode', 'production'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    },
  );
  if (status !== 0) throw new Error('The console build failed. See the output above.');
  writeFileSync(stampFile, currentStamp);
}
