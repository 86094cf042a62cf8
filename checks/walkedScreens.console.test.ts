import { matchPath } from 'react-router';
import { routeTable } from '@/app/routeTable';
import { beginnerPlaces, closedPlaces } from '../e2e/support/places/ofBeginners';
import { businessPlaces } from '../e2e/support/places/ofBusiness';
import { settingsPlaces } from '../e2e/support/places/ofSettings';
import { onboardingPlaces, visitorPlaces } from '../e2e/support/places/ofVisitors';
import { whiteLabelPlaces } from '../e2e/support/places/ofWhiteLabel';

const walked = [
  ...visitorPlaces,
  ...onboardingPlaces,
  ...beginnerPlaces,
  ...businessPlaces,
  ...whiteLabelPlaces,
  ...settingsPlaces,
  ...closedPlaces,
].map(({ address }) => new URL(address, 'https://console.test').pathname);

test('the walk that axe goes along comes by every screen of the route table', () => {
  const screens = routeTable.filter((entry) => 'screen' in entry).map(({ path }) => path);
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((path) => !walked.some((address) => matchPath(path, address)))).toEqual([]);
});
