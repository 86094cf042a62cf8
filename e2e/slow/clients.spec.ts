import { openFirstClient } from '../support/clientList';
import { demoAdmin, expect, openSignedIn, test } from '../support/fixtures';

test('by keyboard alone: a client is deactivated with a reason, and taken back', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await openFirstClient(page, demo, 'status=Active&sort=-name');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(page.url().replace(/view.*/, 'deactivate'));

  await page.getByRole('radio', { name: /^Now/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^At the end of the period/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('They asked');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Moved to another town.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Deactivate ${name}?`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/view**');
  await expect(page.getByText('Moved to another town.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Reactivate ${name}?`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} was reactivated`)).toBeVisible();
});
