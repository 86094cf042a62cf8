import { setTimeout as delay } from 'node:timers/promises';
import type { SocketHistory, SocketsCommand } from '../../bench/processes/consoleSockets';
import type { Program } from '../../bench/program';
import type { Api } from '../api';
import type { OpenPage } from '../browser/openPages';
import { changeCompany, signInRepeatedly, type Credentials } from '../browser/sessions';
import type { Relay } from '../browser/relay';

export interface RestartSetup {
  relay: Relay;
  api: Api;
  owner: Credentials;
  sockets: Program<SocketsCommand>;
  pages: OpenPage[];
}

export interface Outage {
  signal: NodeJS.Signals;
  seconds: number;
  /** The label of the link that a quarter of the pages follow during the outage, or null if none does. */
  navigatesTo: string | null;
}

/**
 * An outage, recorded until all sockets and pages have reconnected and received a change event, or until a
 * time-out.
 */
export interface RecordedOutage extends Outage {
  stoppedAtMs: number;
  restartedAtMs: number;
  changedAtMs: number;
  /** The number of socket requests since `restartedAtMs`, including those of pages. */
  socketRequests: number;
  /** The times after `restartedAtMs` at which the sockets without a page were due to reconnect. */
  attemptedAtMs: number[];
  histories: SocketHistory[];
  pages: OpenPage[];
  /** Pages that opened another screen during the outage. */
  navigated: OpenPage[];
  /** Pages that stopped retrying and on which the program clicked Reconnect. */
  stoppedRetrying: OpenPage[];
}

/** Longer than all reconnect attempts of a socket together. */
export const maxRetryMs = 46_000;

const reloadMs = 3000;
const eventTimeoutMs = 5000;

async function waitUntil(condition: () => Promise<boolean>, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end && !(await condition())) await delay(100);
}

/** Appends the status changes and events of each socket since the last call, and updates its status. */
async function collectEvents({ sockets }: RestartSetup, histories: SocketHistory[]): Promise<void> {
  const updates = await sockets.execute<SocketHistory[]>({ do: 'report' });
  for (const [index, { status, changes, receivedAtMs }] of updates.entries()) {
    const history = (histories[index] ??= { status, changes: [], receivedAtMs: [] });
    history.status = status;
    history.changes.push(...changes);
    history.receivedAtMs.push(...receivedAtMs);
  }
}

const reconnectButton = ({ page }: OpenPage) => page.getByRole('button', { name: 'Reconnect' });

/**
 * Clicks Reconnect on every page that shows it, and returns those pages. Also reconnects the sockets without
 * a page.
 */
async function reconnectPages({ sockets, pages }: RestartSetup): Promise<OpenPage[]> {
  const stoppedRetrying: OpenPage[] = [];
  for (const openPage of pages) {
    if (!(await reconnectButton(openPage).isVisible())) continue;
    stoppedRetrying.push(openPage);
    await reconnectButton(openPage).click();
  }
  await sockets.execute({ do: 'reconnect' });
  return stoppedRetrying;
}

async function navigate(pages: readonly OpenPage[], label: string): Promise<void> {
  for (const { page } of pages)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
      .click();
}

/**
 * Stops the current API, forwards to `next` after the outage, and records how the sockets and pages recover.
 */
export async function runOutage(setup: RestartSetup, outage: Outage, next: Api): Promise<RecordedOutage> {
  const { relay, api, owner, pages } = setup;
  const histories: SocketHistory[] = [];
  await collectEvents(setup, histories);
  await setup.sockets.execute({ do: 'attempts' });
  histories.length = 0;

  const stoppedAtMs = Date.now();
  relay.refuse();
  const ended = api.kill(outage.signal);
  const navigated = outage.navigatesTo ? pages.filter((_, index) => index % 4 === 3) : [];
  if (outage.navigatesTo) await navigate(navigated, outage.navigatesTo);
  await delay(Math.max(0, stoppedAtMs + outage.seconds * 1000 - Date.now()));
  await relay.forwardTo(next.url);
  const restartedAtMs = Date.now();
  setup.api = next;
  await ended;

  const stoppedRetrying = outage.seconds * 1000 > maxRetryMs ? await reconnectPages(setup) : [];
  const hasReconnected = ({ connectedAtMs }: OpenPage) => connectedAtMs.some((at) => at > restartedAtMs);
  await waitUntil(async () => {
    await collectEvents(setup, histories);
    return histories.every(({ status }) => status === 'connected') && pages.every(hasReconnected);
  }, maxRetryMs + eventTimeoutMs);
  // Gives reconnected pages time to reload their data.
  await delay(reloadMs);

  const socketRequests = relay.countSocketRequestsSince(restartedAtMs);
  const attempts = await setup.sockets.execute<number[]>({ do: 'attempts' });
  const attemptedAtMs = attempts.filter((at) => at >= restartedAtMs);
  const [session] = await signInRepeatedly(relay.url, owner, 1);
  const changedAtMs = Date.now();
  await changeCompany(relay.url, session?.accessToken ?? '');
  const hasReceivedEvent = ({ receivedAtMs }: { receivedAtMs: number[] }) =>
    receivedAtMs.some((at) => at >= changedAtMs);
  await waitUntil(async () => {
    await collectEvents(setup, histories);
    return histories.every(hasReceivedEvent) && pages.every(hasReceivedEvent);
  }, eventTimeoutMs);
  return {
    ...outage,
    stoppedAtMs,
    restartedAtMs,
    changedAtMs,
    socketRequests,
    attemptedAtMs,
    histories,
    pages,
    navigated,
    stoppedRetrying,
  };
}
