import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { onboard } from './support/operatorApi';

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'searchbox', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the ${role} ${name}.`);
}

test('by keyboard alone: sign in, skip to the content, add a client, sign out', async ({ page, livery }) => {
  const ada = await onboard(livery.url);

  await page.goto(`${livery.url}/login`);
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(ada.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/**');

  await tabTo(page, 'link', 'Client Management');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/clients$/);

  await tabTo(page, 'button', 'Add client');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'textbox', /^Name/);
  await page.keyboard.type('Keyboard Kay');
  await tabTo(page, 'textbox', /^E-mail/);
  await page.keyboard.type('kay@example.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Keyboard Kay').first()).toBeVisible();

  await tabTo(page, 'button', /Ada Lovelace/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  for (let presses = 0; presses < 6; presses++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (/Sign out/.test(focused)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});
