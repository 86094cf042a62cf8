import type { Browser } from '@playwright/test';
import { findFreePort } from '../../../server/testing/findFreePort';
import { openProgram } from '../../bench/program';
import { buildConsole, startApi, type Api } from '../api';
import { launchBrowser } from '../browser/launchBrowser';
import { openPage, screens, type OpenPage } from '../browser/openPages';
import { createCompanyWithClients, signInRepeatedly } from '../browser/sessions';
import { setUpEnvironment } from '../setUpEnvironment';
import type { FaultRow, Fault } from '../table';
import { runOutage, type RestartSetup } from './runOutage';
import { outageRow } from './outageRow';
import { startRelay, type Relay } from '../browser/relay';

interface Sizes {
  sockets: number;
  pages: number;
  outageSeconds: readonly number[];
}

/** The last outage is longer than all reconnect attempts of a socket together. */
const fullRun: Sizes = { sockets: 1000, pages: screens.length, outageSeconds: [0.5, 8, 25, 60] };
const shortRun: Sizes = { sockets: 50, pages: 3, outageSeconds: [0.5] };

const socketsPerSession = 50;
const signals = ['SIGTERM', 'SIGKILL'] as const;
/**
 * Links to follow during outages, one for each outage of at least a second. Most pages must still load the
 * code of the linked screen.
 */
const linksToFollow = [
  'Marketing Templates',
  'Legal',
  'Custom Domain',
  'Branding',
  'Start-up Packs',
  'Stripe Integration',
];

async function openPagesAndSockets(
  relay: Relay,
  api: Api,
  browser: Browser,
  sizes: Sizes,
): Promise<RestartSetup> {
  const { url } = relay;
  const owner = await createCompanyWithClients(url, 10);
  const socketSessionCount = Math.ceil(sizes.sockets / socketsPerSession);
  const sessions = await signInRepeatedly(url, owner, socketSessionCount + sizes.pages);
  const tokens = sessions.slice(0, socketSessionCount).map(({ accessToken }) => accessToken);
  const sockets: RestartSetup['sockets'] = await openProgram('consoleSockets');
  const perToken = Math.ceil(sizes.sockets / socketSessionCount);
  await sockets.execute({ do: 'open', host: new URL(url).host, tokens, perToken });
  const pages: OpenPage[] = [];
  for (const [index, session] of sessions.slice(socketSessionCount).entries())
    pages.push(await openPage(browser, url, session, screens[index % screens.length] ?? ''));
  return { relay, api, owner, sockets, pages };
}

async function measureRestarts(
  relay: Relay,
  start: () => Promise<Api>,
  browser: Browser,
  sizes: Sizes,
): Promise<FaultRow[]> {
  const firstApi = await start();
  await relay.forwardTo(firstApi.url);
  const setup = await openPagesAndSockets(relay, firstApi, browser, sizes);
  const rows: FaultRow[] = [];
  const links = [...linksToFollow];
  try {
    for (const seconds of sizes.outageSeconds) {
      for (const signal of signals) {
        // The next process starts before the outage, so that its start-up time does not prolong the outage.
        const next = await start();
        const navigatesTo = seconds < 1 ? null : (links.shift() ?? null);
        const outage = await runOutage(setup, { signal, seconds, navigatesTo }, next);
        rows.push(await outageRow(outage));
      }
    }
  } finally {
    await setup.sockets.end();
    await setup.api.kill();
  }
  return rows;
}

async function restartRows(sizes: Sizes): Promise<FaultRow[]> {
  buildConsole();
  const environment = await setUpEnvironment('postgres');
  const relay = await startRelay();
  const browser = await launchBrowser();
  const start = async (): Promise<Api> => {
    const api = startApi({
      ...environment.settings,
      PUBLIC_URL: relay.url,
      PORT: String(await findFreePort()),
    });
    await api.ready();
    return api;
  };
  try {
    return await measureRestarts(relay, start, browser, sizes);
  } finally {
    await browser.close();
    relay.close();
    await environment.remove();
  }
}

/**
 * Replaces the API under open pages and sockets, which must reconnect. Skips the embedded database, which
 * allows only one process, so the start of the next process would prolong each outage.
 */
export const restart: Fault = ({ databases, isShort }) =>
  databases.includes('postgres') ? [() => restartRows(isShort ? shortRun : fullRun)] : [];
