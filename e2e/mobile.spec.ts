import { devices } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { findAccessibilityProblems } from './support/accessibility';
import { waitUntilIdle } from './support/navigation';

const welcomeText =
  'Thank you signing up to the product! We recommend you switch to a larger screen for using the dashboard.';

test('spec 1: on mobile, the welcome dialog opens on the dashboard and stays closed after a reload', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { defaultBrowserType: _defaultBrowserType, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${livery.url}/login`);
  await expect(page.getByText(welcomeText)).toHaveCount(0);
  await signIn(page, livery, ada);

  await expect(page.getByText(welcomeText)).toBeVisible();
  expect(await findAccessibilityProblems(page, 'the welcome')).toEqual([]);
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByText(welcomeText)).toHaveCount(0);

  await page.reload();
  await expect(page.locator('main').first()).toBeVisible();
  await waitUntilIdle(page);
  await expect(page.getByText(welcomeText)).toHaveCount(0);
  await context.close();
});

test('spec 2: on small screens a slide-in sidebar replaces the fixed one', async ({ browser, livery }) => {
  const ada = await onboard(livery.url);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, livery, ada);

  await expect(page.getByRole('link', { name: 'Client Management' })).toBeHidden();
  await page
    .getByRole('button', { name: /navigation|menu/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'Client Management' }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients/);
  await expect(page.getByRole('link', { name: 'Client Management' })).toBeHidden();
  await context.close();
});
