import { matchPath } from 'react-router';
import { beginnerPlaces } from '../../e2e/support/places/ofBeginners';
import { businessPlaces } from '../../e2e/support/places/ofBusiness';
import { settingsPlaces } from '../../e2e/support/places/ofSettings';
import { onboardingPlaces, visitorPlaces } from '../../e2e/support/places/ofVisitors';
import { whiteLabelPlaces } from '../../e2e/support/places/ofWhiteLabel';
import { routeTable } from './routeTable';

const places = [
  ...visitorPlaces,
  ...onboardingPlaces,
  ...businessPlaces,
  ...whiteLabelPlaces,
  ...settingsPlaces,
  ...beginnerPlaces,
];

const isLookedAt = (path: string): boolean =>
  places.some(({ address }) => matchPath(path, address.replace(/[?#].*/, '')));

test('design 5: the browser tests look at every screen of the route table', () => {
  const screens = routeTable.filter((entry) => 'screen' in entry).map(({ path }) => path);
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((path) => !isLookedAt(path))).toEqual([]);
});

test('and at no address that leads nowhere', () => {
  const known = (address: string) => routeTable.some(({ path }) => matchPath(path, address));
  expect(places.map(({ address }) => address.replace(/[?#].*/, '')).filter((one) => !known(one))).toEqual([]);
});
