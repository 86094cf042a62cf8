import fs from 'node:fs';
import { chromium } from '@playwright/test';

// The first is Chromium without a window, with which the tests take a quarter less.
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A system Chromium, else Playwright's own, else null. */
export function findChromium(): string | null {
  const wanted = [process.env.CHROMIUM_PATH ?? '', ...systemPlaces, chromium.executablePath()];
  return wanted.find((path) => path && fs.existsSync(path)) ?? null;
}

/** Quiet, and nothing to any host but the page's own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
