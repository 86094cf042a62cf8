import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { publicScreens } from '../../src/app/publicScreens';
import { openPage } from '../support/accessibilitySweep';
import { findClippedTexts } from '../support/clippedTexts';
import { findDemoClient } from '../support/demoClient';
import { demoAdmin, expect, signIn, test as base } from '../support/fixtures';
import { startLivery, type LiveryServer } from '../support/liveryServer';
import { openScreenState } from '../support/navigation';
import { HardCodedTexts } from '../support/pseudoLocale/hardCodedTexts';
import { showPseudoLocale } from '../support/pseudoLocale/showPseudoLocale';
import { coreScreens } from '../support/screens/core';
import { publicPortalPages } from '../support/screens/portal';
import { settingsScreens } from '../support/screens/settings';
import { whiteLabelScreens } from '../support/screens/whiteLabel';

const test = base.extend<object, { pseudoDemo: LiveryServer }>({
  pseudoDemo: [
    async ({ browserName: _browserName }, use) => {
      const preload = pathToFileURL(path.join(__dirname, '../support/pseudoLocale/pseudoServer.ts')).href;
      const server = await startLivery({ isDemo: true, preload });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);

const screens = [...coreScreens, ...settingsScreens, ...whiteLabelScreens].filter(
  ({ presses }) => presses.length === 0,
);

for (const width of [1440, 360]) {
  test(`every text of the console and the portal is translated and fits a third longer at ${width} pixels`, async ({
    browser,
    pseudoDemo,
  }) => {
    const { id } = await findDemoClient(pseudoDemo);
    const problems: string[] = [];
    const hardCodedTexts = new HardCodedTexts();
    const check = async (page: Page, address: string) => {
      const found = [...(await hardCodedTexts.find(page)), ...(await findClippedTexts(page))];
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    };
    const signedIn = await openPage(browser, { width, height: 900 });
    hardCodedTexts.watch(signedIn);
    await signIn(signedIn, pseudoDemo, demoAdmin);
    await showPseudoLocale(signedIn);
    await signedIn.reload();
    for (const screen of screens) {
      await openScreenState(signedIn, screen, id);
      await check(signedIn, screen.address);
    }
    await signedIn.context().close();
    const signedOut = await openPage(browser, { width, height: 900 });
    await showPseudoLocale(signedOut);
    const portalUrl = pseudoDemo.url.replace('//', '//northwind-studio.');
    for (const address of [
      ...publicScreens.map(({ path: screenPath }) => `${pseudoDemo.url}${screenPath}`),
      ...publicPortalPages.map((portalPath) => `${portalUrl}${portalPath}`),
    ]) {
      await signedOut.goto(address);
      await check(signedOut, address);
    }
    await signedOut.context().close();
    expect(problems).toEqual([]);
  });
}
