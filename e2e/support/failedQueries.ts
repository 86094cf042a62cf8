import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { searchDebounceMs } from '../../src/config/limits';
import { nameOf, type Place } from './places/place';
import { untilStill, visit } from './walk';

export const failedQueriesTitle =
  'design 5: a screen keeps its content and the typed text when a later query fails:';

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
async function lose(sockets: readonly WebSocketRoute[]): Promise<void> {
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  const before = sockets.length;
  // Not a fatal code, after which the page would not open the socket again.
  await sockets.at(-1)?.close({ code: 4504 });
  await expect.poll(() => sockets.length).toBeGreaterThan(before);
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
  // A debounced field sends its queries after this.
  await page.clock.fastForward(2 * searchDebounceMs);
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

/** Returns, for each place, the content and the typed text that it loses when every query fails. */
export async function lostOnFailedQueries(
  page: Page,
  places: readonly Place[],
  clientId = '',
): Promise<string[]> {
  await page.clock.install();
  const sockets = await socketsOf(page);
  const lost: string[] = [];
  for (const place of places) {
    // What was typed before would ask to be kept.
    sockets.length = 0;
    await page.reload();
    await visit(page, place, clientId);
    const hasTyped = await typeSomewhere(page);
    if (place.presses.length > 0) expect(hasTyped, nameOf(place)).toBe(true);
    const before = await partsOf(page);
    const refused = await refuseReading(page);
    await lose(sockets);
    await expect.poll(refused, nameOf(place)).toBeGreaterThan(0);
    await untilStill(page);
    const parts = await partsOf(page);
    if (parts !== before) lost.push(`${nameOf(place)}: ${before} became ${parts}`);
    if (hasTyped && !(await isKept(page))) lost.push(`${nameOf(place)}: the typed text is gone`);
    await page.unroute('**/graphql');
  }
  return lost;
}
