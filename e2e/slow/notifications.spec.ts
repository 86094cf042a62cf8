import { expect, openSignedIn, signIn, test } from '../support/fixtures';
import { addClientOnScreen, bell, panel, markOnboardingNotificationsRead } from '../support/notifications';
import { onboard } from '../support/operatorApi';
import { joinAsStaff } from '../support/team';

test('an operator receives no notification of a kind that is turned off', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const sam = await joinAsStaff(livery, ada);
  await signIn(page, livery, ada);
  await markOnboardingNotificationsRead(page);
  await page.goto(`${livery.url}/dashboard/settings/my-profile#notifications`);
  await page.getByRole('checkbox', { name: 'New clients: console' }).uncheck();
  await expect(page.getByText('Preferences saved')).toBeVisible();

  const samPage = await openSignedIn(browser, livery, sam);
  await addClientOnScreen(samPage, livery.url, 'Unheard Of');
  await page.goto(`${livery.url}/dashboard/clients`);
  await expect(page.getByText('Unheard Of').first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(panel(page).getByText('Your subdomain was deployed')).toBeVisible();
  await expect(panel(page).getByText(/Unheard Of/)).toHaveCount(0);
  await samPage.context().close();
});
