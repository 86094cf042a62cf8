import { directionOf } from '../../contract/languages';
import { openPage } from '../support/accessibilitySweep';
import { findAccessibilityProblems } from '../support/accessibility';
import { findClippedTexts } from '../support/clippedTexts';
import { findDemoClient } from '../support/demoClient';
import { demoAdmin, expect, signIn, test } from '../support/fixtures';
import { openScreenState } from '../support/navigation';
import { requestGraphql } from '../support/operatorApi';
import { coreScreens } from '../support/screens/core';
import { publicPortalPages } from '../support/screens/portal';
import { settingsScreens } from '../support/screens/settings';
import { publicScreens } from '../../src/app/publicScreens';
import { whiteLabelScreens } from '../support/screens/whiteLabel';
import { findEnglishTexts } from '../support/untranslated';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);

/** English content of the demo, of built-in templates and of the audit log that equals messages. */
const contentTexts = [
  ...['Growth', 'Starter', 'Scale', 'Getting started', 'Privacy policy', 'Terms of service', 'Refund policy'],
  ...['our plans', 'Changes', '3. Prices and payment', 'Visa ending in'],
  'Welcome to Northwind Studio. This guide helps you sign up and set up your account in about ten minutes.',
];

/** A plan of the demo that keeps its English name in German. */
const planName = 'Growth';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 900 },
];

const screens = [...coreScreens, ...settingsScreens, ...whiteLabelScreens].filter(
  ({ presses }) => presses.length === 0,
);

for (const language of ['de', 'ar'] as const) {
  for (const size of sizes) {
    test(`the console in ${language} at ${size.width} pixels is translated, mirrored, accessible and fits`, async ({
      browser,
      demo,
    }) => {
      const { id, token } = await findDemoClient(demo);
      const page = await openPage(browser, size);
      await signIn(page, demo, demoAdmin);
      const setLanguage = (value: string) =>
        requestGraphql(
          demo.url,
          token,
          'mutation ($input: MyProfileInput!) { updateMyProfile(input: $input) { id } }',
          { input: { language: value } },
        );
      await setLanguage(language);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      // The browser remembers the language now, so that no response is in the previous one.
      await page.reload();
      const problems: string[] = [];
      const checkedStyles = new Set<string>();
      for (const screen of screens) {
        await openScreenState(page, screen, id);
        const found = [
          ...(await findClippedTexts(page)),
          ...(await findEnglishTexts(page, language, contentTexts)),
        ];
        problems.push(
          ...found.map((problem) => `${screen.address}: ${problem}`),
          ...(await findAccessibilityProblems(page, screen.address, checkedStyles)),
        );
      }
      await setLanguage('en');
      await page.context().close();
      expect(problems).toEqual([]);
    });

    test(`signed-out screens and the portal in ${language} at ${size.width} pixels are translated and fit`, async ({
      browser,
      demo,
    }) => {
      const context = await browser.newContext({ viewport: size, locale: language, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const portalUrl = demo.url.replace('//', '//northwind-studio.');
      const addresses = [
        ...publicScreens.map(({ path }) => `${demo.url}${path}`),
        ...publicPortalPages.map((path) => `${portalUrl}${path}`),
      ];
      const problems: string[] = [];
      const checkedStyles = new Set<string>();
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const found = [
          ...(await findClippedTexts(page)),
          ...(await findEnglishTexts(page, language, [planName])),
        ];
        problems.push(
          ...found.map((problem) => `${address}: ${problem}`),
          ...(await findAccessibilityProblems(page, address, checkedStyles)),
        );
      }
      await context.close();
      expect(problems).toEqual([]);
    });
  }
}
