import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { problemsOf } from './support/problemsOf';
import { joinAsStaff } from './support/team';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** What was set up with the company is news as well: its subdomain and its client dashboard. */
async function readFirstNews(page: Page): Promise<void> {
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread', { timeout: 30_000 });
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

async function addClient(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/dashboard/clients?add=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('E-mail', { exact: true }).fill(`${name.replaceAll(' ', '.')}@example.test`);
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByText(name).first()).toBeVisible();
}

test('who did something is not told, a colleague is at once, and reading in one tab is heard in the other', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const sam = await joinAsStaff(livery, ada);
  const sams = await (await browser.newContext()).newPage();
  await signIn(sams, livery, sam);
  await signIn(page, livery, ada);
  await readFirstNews(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${livery.url}/dashboard/clients`);
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications');

  await addClient(sams, livery.url, 'Bella Notified');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 3000 });
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(sams)).toHaveAccessibleName('Notifications');

  await bell(page).click();
  await expect(panel(page).getByText('Sam Okafor added Bella Notified')).toBeVisible();
  expect(await problemsOf(page, 'notifications')).toEqual([]);
  await panel(page)
    .getByRole('link', { name: /Bella Notified/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Bella Notified' })).toBeVisible();
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications', { timeout: 3000 });
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await sams.context().close();
});

test('what is switched off is heard of no more', async ({ page, browser, livery }) => {
  const ada = await onboard(livery.url);
  const sam = await joinAsStaff(livery, ada);
  await signIn(page, livery, ada);
  await readFirstNews(page);
  await page.goto(`${livery.url}/dashboard/settings/my-profile#notifications`);
  await page.getByRole('checkbox', { name: 'New clients: in the console' }).uncheck();
  await expect(page.getByText('Your choice was saved')).toBeVisible();

  const sams = await (await browser.newContext()).newPage();
  await signIn(sams, livery, sam);
  await addClient(sams, livery.url, 'Unheard Of');
  await page.goto(`${livery.url}/dashboard/clients`);
  await expect(page.getByText('Unheard Of').first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(panel(page).getByText('Your subdomain was deployed')).toBeVisible();
  await expect(panel(page).getByText(/Unheard Of/)).toHaveCount(0);
  await sams.context().close();
});
