import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request, WebSocket } from '@playwright/test';
import type { Relay } from '../browser/relay';

/** One repeatable round of page activity that ends in the state in which it starts. */
export type Cycle = () => Promise<void>;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openSections(page: Page): Promise<void> {
  const collapsedSections = navigation(page).getByRole('button', { expanded: false });
  while (await collapsedSections.count()) await collapsedSections.first().click();
}

/** Expands the navigation. Returns a cycle that opens each of its screens, and the number of screens. */
export async function routeCycle(page: Page): Promise<{ cycle: Cycle; screens: number }> {
  await navigation(page).getByRole('link').first().waitFor();
  await openSections(page);
  const links = await navigation(page).getByRole('link').all();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const cycle = async (): Promise<void> => {
    for (const link of links) {
      await link.click();
      await navigation(page).locator('[aria-current=page]').and(link).waitFor();
      await heading.first().waitFor();
    }
  };
  return { cycle, screens: links.length };
}

const quietMs = 200;

/** Returns a function that resolves once the page has had no request for 200 ms. */
function trackRequests(page: Page): () => Promise<void> {
  const pendingRequests = new Set<Request>();
  let lastFinishedAt = 0;
  const onFinished = (request: Request): void => {
    pendingRequests.delete(request);
    lastFinishedAt = Date.now();
  };
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfinished', onFinished).on('requestfailed', onFinished);
  return async () => {
    do await delay(quietMs);
    while (pendingRequests.size > 0 || Date.now() - lastFinishedAt < quietMs);
  };
}

const minWaitMs = 1000;
const maxWaitMs = 4000;
const speedFactor = 25;

/**
 * Shortens all timeouts of 1 to 4 seconds, which include the first reconnect delays of a page. Must be called
 * before the page loads.
 */
export const speedUpReconnects = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([minMs = 0, maxMs = 0, factor = 1]) => {
      const originalTimeout = window.setTimeout.bind(window);
      const shortTimeout = (callback: () => void, ms = 0) =>
        originalTimeout(callback, ms >= minMs && ms <= maxMs ? ms / factor : ms);
      window.setTimeout = shortTimeout as typeof window.setTimeout;
    },
    [minWaitMs, maxWaitMs, speedFactor],
  );

const isAcknowledgment = ({ payload }: { payload: string | Buffer }): boolean =>
  String(payload).includes('"type":"connection_ack"');

/**
 * Returns whether the socket is acknowledged before it closes. The page replaces a socket that is
 * acknowledged too late, so such a socket does not count.
 */
const isAcknowledged = (socket: WebSocket): Promise<boolean> =>
  socket.waitForEvent('framereceived', { predicate: isAcknowledgment }).then(
    () => true,
    () => false,
  );

/**
 * Returns a cycle that ends the socket, alternately with a close frame and with a reset, then waits until the
 * page has reconnected and reloaded its data.
 */
export function reconnectCycle(page: Page, relay: Relay): Cycle {
  const waitUntilQuiet = trackRequests(page);
  let count = 0;
  return async () => {
    count += 1;
    const reconnected = page.waitForEvent('websocket', { predicate: isAcknowledged });
    relay.endSockets(count % 2 ? 'closed' : 'broken');
    await reconnected;
    await waitUntilQuiet();
  };
}
