import { findDemoClient } from '../support/demoClient';
import { failedQueriesTitle, findLossesOnFailedQueries } from '../support/failedQueries';
import { demoAdmin, expect, signIn, test } from '../support/fixtures';
import { coreScreens } from '../support/screens/core';
import { settingsScreens } from '../support/screens/settings';
import { whiteLabelScreens } from '../support/screens/whiteLabel';
import { at, button, link, type ScreenState } from '../support/screens/screenState';

test.describe.configure({ mode: 'parallel' });

/** Returns each screen once, without overlays. */
const withoutOverlays = (screenStates: readonly ScreenState[]) =>
  [...new Set(screenStates.map(({ address }) => address))].map((address) => at(address));

const coreForms = [
  at('/dashboard/clients', button('Add client')),
  at('/dashboard/clients/:client/view', button('Edit contact')),
  at('/dashboard/payments/incoming/succeeded', link(/, payment #\d+$/), button('Refund…')),
];

const companyForms = [
  at('/dashboard/white-label/client-billing', button('Add plan')),
  at('/dashboard/white-label/quick-guide', button('Add guide')),
  at('/dashboard/settings/users', button('Invite people')),
  at('/dashboard/settings/my-profile', button('Change email address')),
  at('/dashboard/settings/company-profile', button('Close company')),
];

test.describe(failedQueriesTitle, () => {
  test.setTimeout(240_000);

  test('dashboard, client and payment screens keep their content and the typed text', async ({
    page,
    demo,
  }) => {
    const { id } = await findDemoClient(demo);
    await signIn(page, demo, demoAdmin);
    expect(
      await findLossesOnFailedQueries(page, [...withoutOverlays(coreScreens), ...coreForms], id),
    ).toEqual([]);
  });

  test('white-label and settings screens keep their content and the typed text', async ({ page, demo }) => {
    await signIn(page, demo, demoAdmin);
    const screenStates = [...withoutOverlays([...whiteLabelScreens, ...settingsScreens]), ...companyForms];
    expect(await findLossesOnFailedQueries(page, screenStates)).toEqual([]);
  });
});
