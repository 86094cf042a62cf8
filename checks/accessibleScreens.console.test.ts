import { matchPath } from 'react-router';
import { routeTable } from '@/app/routeTable';
import { emptyCompanyScreens, closedCompanyScreens } from '../e2e/support/screens/emptyCompany';
import { coreScreens } from '../e2e/support/screens/core';
import { settingsScreens } from '../e2e/support/screens/settings';
import { onboardingScreens, signedOutScreens } from '../e2e/support/screens/signedOut';
import { whiteLabelScreens } from '../e2e/support/screens/whiteLabel';

const visitedPaths = [
  ...signedOutScreens,
  ...onboardingScreens,
  ...emptyCompanyScreens,
  ...coreScreens,
  ...whiteLabelScreens,
  ...settingsScreens,
  ...closedCompanyScreens,
].map(({ address }) => new URL(address, 'https://console.test').pathname);

test('the accessibility tests visit every screen of the route table', () => {
  const screens = routeTable.filter((entry) => 'screen' in entry).map(({ path }) => path);
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((path) => !visitedPaths.some((address) => matchPath(path, address)))).toEqual([]);
});
