import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../e2e/support/chromium';

/**
 * Launches a browser that Playwright does not close on signals, so that this process can run its teardown
 * first.
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: chromiumFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
