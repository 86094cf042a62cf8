import { expect, openSignedIn, signIn, test } from './support/fixtures';
import { addClientOnScreen, bell, panel, markOnboardingNotificationsRead } from './support/notifications';
import { onboard } from './support/operatorApi';
import { findAccessibilityProblems } from './support/accessibility';
import { joinAsStaff } from './support/team';

test('a new client notifies other operators but not the actor, and the read state syncs across tabs', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const sam = await joinAsStaff(livery, ada);
  const samPage = await openSignedIn(browser, livery, sam);
  await signIn(page, livery, ada);
  await markOnboardingNotificationsRead(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${livery.url}/dashboard/clients`);
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications');

  await addClientOnScreen(samPage, livery.url, 'Bella Notified');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(samPage)).toHaveAccessibleName('Notifications');

  await bell(page).click();
  await expect(panel(page).getByText('Sam Okafor added Bella Notified')).toBeVisible();
  expect(await findAccessibilityProblems(page, 'notifications')).toEqual([]);
  await panel(page)
    .getByRole('link', { name: /Bella Notified/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Bella Notified' })).toBeVisible();
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await samPage.context().close();
});
