import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request, WebSocket } from '@playwright/test';
import type { Relay } from '../browser/relay';

/** One round of what a page does again and again, ending where it began. */
export type Cycle = () => Promise<void>;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openSections(page: Page): Promise<void> {
  const closed = navigation(page).getByRole('button', { expanded: false });
  while (await closed.count()) await closed.first().click();
}

/** Through every screen that the navigation lists, by its links; and how many these are. */
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

/** Resolves once the page has called nobody for a moment, and waits for no answer. */
function watchCalls(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  let lastAt = 0;
  const answered = (request: Request): void => {
    waiting.delete(request);
    lastAt = Date.now();
  };
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', answered).on('requestfailed', answered);
  return async () => {
    do await delay(quietMs);
    while (waiting.size > 0 || Date.now() - lastAt < quietMs);
  };
}

const shortestWaitMs = 1000;
const longestWaitMs = 4000;
const hurry = 25;

/** Has the first waits of a lost socket, which are seconds, pass in a moment; put in before the page's own code. */
export const hurryReconnects = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([from = 0, to = 0, times = 1]) => {
      const wait = window.setTimeout.bind(window);
      const quick = (run: () => void, ms = 0) => wait(run, ms >= from && ms <= to ? ms / times : ms);
      window.setTimeout = quick as typeof window.setTimeout;
    },
    [shortestWaitMs, longestWaitMs, hurry],
  );

const isGreeting = ({ payload }: { payload: string | Buffer }): boolean =>
  String(payload).includes('"type":"connection_ack"');

/** Not so is one that a busy machine was too late for, which is followed by another. */
const isLetIn = (socket: WebSocket): Promise<boolean> =>
  socket.waitForEvent('framereceived', { predicate: isGreeting }).then(
    () => true,
    () => false,
  );

/** The socket is lost, by turns closed and broken, and there again with everything that is asked for anew. */
export function reconnectCycle(page: Page, relay: Relay): Cycle {
  const quiet = watchCalls(page);
  let count = 0;
  return async () => {
    count += 1;
    const isBack = page.waitForEvent('websocket', { predicate: isLetIn });
    relay.endSockets(count % 2 ? 'closed' : 'broken');
    await isBack;
    await quiet();
  };
}
