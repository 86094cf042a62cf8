import { demoClient } from '../support/demoClient';
import { failedQueriesTitle, lostOnFailedQueries } from '../support/failedQueries';
import { demoAdmin, expect, signIn, test } from '../support/fixtures';
import { businessPlaces } from '../support/places/ofBusiness';
import { settingsPlaces } from '../support/places/ofSettings';
import { whiteLabelPlaces } from '../support/places/ofWhiteLabel';
import { at, button, link, type Place } from '../support/places/place';

test.describe.configure({ mode: 'parallel' });

/** Each screen once, with nothing open over it. */
const screens = (places: readonly Place[]) =>
  [...new Set(places.map(({ address }) => address))].map((address) => at(address));

const formsOfBusiness = [
  at('/dashboard/clients', button('Add client')),
  at('/dashboard/clients/:client/view', button('Edit contact')),
  at('/dashboard/payments/incoming/succeeded', link(/, payment \d+$/), button('Refund…')),
];

const formsOfCompany = [
  at('/dashboard/white-label/client-billing', button('Add plan')),
  at('/dashboard/white-label/quick-guide', button('Add guide')),
  at('/dashboard/settings/users', button('Invite people')),
  at('/dashboard/settings/my-profile', button('Change email address')),
  at('/dashboard/settings/company-profile', button('Close Northwind Studio')),
];

test.describe(failedQueriesTitle, () => {
  test.setTimeout(240_000);

  test('where a company works', async ({ page, demo }) => {
    const { id } = await demoClient(demo);
    await signIn(page, demo, demoAdmin);
    expect(await lostOnFailedQueries(page, [...screens(businessPlaces), ...formsOfBusiness], id)).toEqual([]);
  });

  test('where a company is branded and set', async ({ page, demo }) => {
    await signIn(page, demo, demoAdmin);
    const places = [...screens([...whiteLabelPlaces, ...settingsPlaces]), ...formsOfCompany];
    expect(await lostOnFailedQueries(page, places)).toEqual([]);
  });
});
