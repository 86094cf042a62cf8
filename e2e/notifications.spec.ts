import { expect, openSignedIn, signIn, test } from './support/fixtures';
import { addClientOnScreen, bell, panel, readFirstNotifications } from './support/notifications';
import { onboard } from './support/operatorApi';
import { problemsOf } from './support/problemsOf';
import { joinAsStaff } from './support/team';

test('who did something is not told, a colleague is at once, and reading in one tab is heard in the other', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const sam = await joinAsStaff(livery, ada);
  const sams = await openSignedIn(browser, livery, sam);
  await signIn(page, livery, ada);
  await readFirstNotifications(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${livery.url}/dashboard/clients`);
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications');

  await addClientOnScreen(sams, livery.url, 'Bella Notified');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(sams)).toHaveAccessibleName('Notifications');

  await bell(page).click();
  await expect(panel(page).getByText('Sam Okafor added Bella Notified')).toBeVisible();
  expect(await problemsOf(page, 'notifications')).toEqual([]);
  await panel(page)
    .getByRole('link', { name: /Bella Notified/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Bella Notified' })).toBeVisible();
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await sams.context().close();
});
