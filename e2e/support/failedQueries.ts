import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { searchDebounceMs } from '../../src/config/limits';
import { nameOf, type ScreenState } from './screens/screenState';
import { waitUntilIdle, openScreenState } from './navigation';

export const failedQueriesTitle = 'design 5: when a later query fails';

/** Returns a list to which each socket that the page opens later is appended. */
async function trackSockets(page: Page): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/graphql\?/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  return sockets;
}

/**
 * Closes the socket of the page and waits until the page reconnects, after which it refetches its queries.
 */
async function reconnectSocket(sockets: readonly WebSocketRoute[]): Promise<void> {
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  const before = sockets.length;
  // 4504 is not a fatal code, so the page reconnects.
  await sockets.at(-1)?.close({ code: 4504 });
  await expect.poll(() => sockets.length).toBeGreaterThan(before);
}

/** Fails queries as the API does without its database. Returns a function that counts the failed queries. */
async function failQueries(page: Page): Promise<() => number> {
  const error = { message: 'The service is not available right now.', extensions: { code: 'UNAVAILABLE' } };
  let failedCount = 0;
  await page.route('**/graphql', async (route) => {
    const { query, operationName } = route.request().postDataJSON() as Record<string, string>;
    // Lets GetCurrentOperator through, because the page retries it until it succeeds.
    if (operationName === 'GetCurrentOperator' || !/^\s*query\b/.test(query ?? '')) return route.continue();
    failedCount += 1;
    return route.fulfill({ status: 503, json: { errors: [error] } });
  });
  return () => failedCount;
}

const draftText = 'Half typed';

/** Returns the first text field of the open dialog, or of the screen's forms if no dialog is open. */
async function findFirstField(page: Page) {
  const openDialogs = page.getByRole('dialog');
  const container =
    (await openDialogs.count()) > 0 ? openDialogs.last() : page.locator('main form:not([role=search])');
  const inputs = ':is(input:not([type]), input[type=text], input[type=email], textarea)';
  return container.locator(`${inputs}:not([readonly]):not([disabled]):not([role])`).first();
}

async function typeIntoFirstField(page: Page): Promise<boolean> {
  const field = await findFirstField(page);
  if ((await field.count()) === 0) return false;
  await field.fill(draftText);
  // Skips the debounce of a field, so that the field sends its queries.
  await page.clock.fastForward(2 * searchDebounceMs);
  await waitUntilIdle(page);
  return true;
}

async function hasDraftText(page: Page): Promise<boolean> {
  const field = await findFirstField(page);
  return (await field.count()) > 0 && (await field.inputValue()) === draftText;
}

const readHeadingsAndAlerts = async (page: Page): Promise<string> => {
  const headings = await page.getByRole('heading').allInnerTexts();
  return [...headings, ...(await page.getByRole('alert').allInnerTexts())].join('; ');
};

/** Returns a problem for each screen that loses content or typed text when every query fails. */
export async function findLossesOnFailedQueries(
  page: Page,
  screenStates: readonly ScreenState[],
  clientId = '',
): Promise<string[]> {
  await page.clock.install();
  const sockets = await trackSockets(page);
  const losses: string[] = [];
  for (const screenState of screenStates) {
    sockets.length = 0;
    // Reloads, because text typed on the previous screen would open the prompt about unsaved changes.
    await page.reload();
    await openScreenState(page, screenState, clientId);
    const hasTyped = await typeIntoFirstField(page);
    if (screenState.presses.length > 0) expect(hasTyped, nameOf(screenState)).toBe(true);
    const before = await readHeadingsAndAlerts(page);
    const failedCount = await failQueries(page);
    await reconnectSocket(sockets);
    await expect.poll(failedCount, nameOf(screenState)).toBeGreaterThan(0);
    await waitUntilIdle(page);
    const content = await readHeadingsAndAlerts(page);
    if (content !== before) losses.push(`${nameOf(screenState)}: ${before} became ${content}`);
    if (hasTyped && !(await hasDraftText(page)))
      losses.push(`${nameOf(screenState)}: the typed text is gone`);
    await page.unroute('**/graphql');
  }
  return losses;
}
