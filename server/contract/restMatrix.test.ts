import { newId } from '../lib/ids';
import { openWorld, type World } from '../testing/world';
import { callersFor, expectedBy, outcomeOf, tokenFor } from './callers';
import { aLogo, formWith } from './files';
import { everyStatus } from './permissionMatrix';
import { describedRoutes, restMatrix, ruleIn, type Route } from './restMatrix';
import { openSite, send, type Site } from './site';

let world: World;
let site: Site;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  site = await openSite(world.services);
});
afterAll(async () => {
  await site.app.close();
  await world.close();
});

const statusOf = (code: string): number => (code === 'UNAUTHENTICATED' ? 401 : 403);

test('the table has every route of openapi.yaml, and no other', () => {
  expect(describedRoutes().length).toBeGreaterThan(0);
  expect(restMatrix.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(describedRoutes().sort());
});

// An allowed caller gets a refusal of this file, which takes no decoding process.
const noPicture = () => formWith(Buffer.from('no picture'), 'logo.png');
const withoutPicture = (route: Route): Route =>
  route.body === aLogo ? { ...route, body: noPicture } : route;

const titled = restMatrix.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

test.each(titled)('%s answers those whom the table names, in the statuses it names', async (_name, route) => {
  const expected = [];
  const found = [];
  for (const status of everyStatus) {
    const rule = ruleIn(route, status);
    for (const caller of callersFor(rule.who, status)) {
      const company = await world.company({ status });
      const token = await tokenFor(world, company, caller);
      const answer = await send(site, withoutPicture(route), { id: newId(), token });
      const wanted = expectedBy(rule, caller, status);
      const outcome = outcomeOf(answer.code, wanted);
      expected.push(`${status}, ${caller.title}: ${wanted}`);
      found.push(`${status}, ${caller.title}: ${outcome}`);
      if (answer.code === outcome) expect(answer.status).toBe(statusOf(outcome));
    }
  }
  expect(found).toEqual(expected);
});
