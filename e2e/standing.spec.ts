import type { Page, WebSocketRoute } from '@playwright/test';
import { searchDebounceMs } from '../src/config/limits';
import { demoClient } from './support/demoClient';
import { demoAdmin, expect, signIn, test } from './support/fixtures';
import { onboardButForCard } from './support/operatorApi';
import { businessPlaces } from './support/places/ofBusiness';
import { settingsPlaces } from './support/places/ofSettings';
import { onboardingPlaces } from './support/places/ofVisitors';
import { whiteLabelPlaces } from './support/places/ofWhiteLabel';
import { at, button, link, nameOf, type Place } from './support/places/place';
import { untilStill, visit } from './support/walk';

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
  at('/dashboard/settings/my-profile', button('Change e-mail address')),
  at('/dashboard/settings/company-profile', button('Close Northwind Studio')),
];

/** The sockets that a page opens, the last one last. */
async function socketsOf(page: Page): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/graphql', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  return sockets;
}

/** Loses the page's socket, which then comes back: what is shown is asked for again. */
async function lose(page: Page, sockets: readonly WebSocketRoute[]): Promise<void> {
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  const before = sockets.length;
  // After this one the page does not try again by itself, but at once when it is told that it is online.
  await sockets.at(-1)?.close({ code: 4500 });
  const isBack = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return sockets.length > before;
  };
  await expect.poll(isBack).toBe(true);
}

/** Refuses whatever reads, as a server does whose database is away; gives how many it has refused. */
async function refuseReading(page: Page): Promise<() => number> {
  const error = { message: 'The service is not available right now.', extensions: { code: 'UNAVAILABLE' } };
  let refused = 0;
  await page.route('**/graphql', async (route) => {
    const { query, operationName } = route.request().postDataJSON() as Record<string, string>;
    // Who is signed in is asked for until it is told.
    if (operationName === 'GetCurrentOperator' || !/^\s*query\b/.test(query ?? '')) return route.continue();
    refused += 1;
    return route.fulfill({ status: 503, json: { errors: [error] } });
  });
  return () => refused;
}

const half = 'Half typed';

/** The first field of what is open over the screen, or of the screen's first form. */
async function fieldOf(page: Page) {
  const over = page.getByRole('dialog');
  const around = (await over.count()) > 0 ? over.last() : page.locator('main form:not([role=search])');
  const inputs = ':is(input:not([type]), input[type=text], input[type=email], textarea)';
  return around.locator(`${inputs}:not([readonly]):not([disabled]):not([role])`).first();
}

async function typeSomewhere(page: Page): Promise<boolean> {
  const field = await fieldOf(page);
  if ((await field.count()) === 0) return false;
  await field.fill(half);
  // What follows from it may be asked for when typing has rested.
  await page.waitForTimeout(2 * searchDebounceMs);
  await untilStill(page);
  return true;
}

async function isKept(page: Page): Promise<boolean> {
  const field = await fieldOf(page);
  return (await field.count()) > 0 && (await field.inputValue()) === half;
}

/** What the page calls its parts, and what it says has gone wrong. */
const partsOf = async (page: Page): Promise<string> => {
  const headings = await page.getByRole('heading').allInnerTexts();
  return [...headings, ...(await page.getByRole('alert').allInnerTexts())].join('; ');
};

/** What of each place has changed once nothing can be read. */
async function whatFalls(page: Page, places: readonly Place[], clientId = ''): Promise<string[]> {
  const sockets = await socketsOf(page);
  const fallen: string[] = [];
  for (const place of places) {
    // What was typed before would ask to be kept.
    sockets.length = 0;
    await page.reload();
    await visit(page, place, clientId);
    const hasTyped = await typeSomewhere(page);
    if (place.presses.length > 0) expect(hasTyped, nameOf(place)).toBe(true);
    const before = await partsOf(page);
    const refused = await refuseReading(page);
    await lose(page, sockets);
    await expect.poll(refused, nameOf(place)).toBeGreaterThan(0);
    await untilStill(page);
    const parts = await partsOf(page);
    if (parts !== before) fallen.push(`${nameOf(place)}: ${before} became ${parts}`);
    if (hasTyped && !(await isKept(page))) fallen.push(`${nameOf(place)}: what was typed is gone`);
    await page.unroute('**/graphql');
  }
  return fallen;
}

test.describe('design 5: what stands on a screen stays when it cannot be read anew, and so does what was typed:', () => {
  test.setTimeout(240_000);

  test('where a company works', async ({ page, demo }) => {
    const { id } = await demoClient(demo);
    await signIn(page, demo, demoAdmin);
    expect(await whatFalls(page, [...screens(businessPlaces), ...formsOfBusiness], id)).toEqual([]);
  });

  test('where a company is branded and set', async ({ page, demo }) => {
    await signIn(page, demo, demoAdmin);
    const places = [...screens([...whiteLabelPlaces, ...settingsPlaces]), ...formsOfCompany];
    expect(await whatFalls(page, places)).toEqual([]);
  });

  test('where a company is set up', async ({ page, livery }) => {
    await signIn(page, livery, await onboardButForCard(livery.url));
    expect(await whatFalls(page, onboardingPlaces)).toEqual([]);
  });
});
