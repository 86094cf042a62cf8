import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../e2e/support/chromium';

/** A browser that ends with this process, and leaves to it what else is to be put away. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: chromiumFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
