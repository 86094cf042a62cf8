import type { Browser } from '@playwright/test';
import { freePort } from '../../../server/testing/freePort';
import type { SocketsQuestion } from '../../processes/consoleSockets';
import { openProgram, type Program } from '../../program';
import { buildConsole, startApi, type Api } from '../api';
import { launchBrowser } from '../browser/launchBrowser';
import { openPage, screens, type OpenPage } from '../browser/openPages';
import { companyWithClients, signInTimes, type Credentials } from '../browser/sessions';
import type { Fault } from '../run';
import { makeScene } from '../scene';
import type { FaultRow } from '../table';
import { seeOutage } from './outage';
import { outageRow } from './outageRow';
import { startRelay, type Relay } from '../browser/relay';

/** What is open while the API goes away, and who serves it. */
export interface Place {
  relay: Relay;
  /** Serves just now. */
  api: Api;
  ada: Credentials;
  sockets: Program<SocketsQuestion>;
  pages: OpenPage[];
}

/** How many are open, and for how long the API is away each time. */
interface Sizes {
  sockets: number;
  pages: number;
  outageSeconds: readonly number[];
}

/** The last outage is longer than all of a socket's tries. */
const whole: Sizes = { sockets: 1000, pages: screens.length, outageSeconds: [0.5, 8, 25, 60] };
const short: Sizes = { sockets: 50, pages: 3, outageSeconds: [0.5] };

const socketsOfSession = 50;
const signals = ['SIGTERM', 'SIGKILL'] as const;
/** Each outage has one of its own, whose code no page has loaded before. */
const linksToFollow = [
  'Marketing Templates',
  'Legal',
  'Custom Domain',
  'Branding',
  'Start-up Packs',
  'Stripe Integration',
];

async function openAll(relay: Relay, api: Api, browser: Browser, sizes: Sizes): Promise<Place> {
  const { url } = relay;
  const ada = await companyWithClients(url, 10);
  const sessionsOfSockets = Math.ceil(sizes.sockets / socketsOfSession);
  const sessions = await signInTimes(url, ada, sessionsOfSockets + sizes.pages);
  const tokens = sessions.slice(0, sessionsOfSockets).map(({ accessToken }) => accessToken);
  const sockets: Place['sockets'] = await openProgram('consoleSockets');
  const perToken = Math.ceil(sizes.sockets / sessionsOfSockets);
  await sockets.ask({ do: 'open', host: new URL(url).host, tokens, perToken });
  const pages: OpenPage[] = [];
  for (const [index, session] of sessions.slice(sessionsOfSockets).entries())
    pages.push(await openPage(browser, url, session, screens[index % screens.length] ?? ''));
  return { relay, api, ada, sockets, pages };
}

async function rowsOf(
  relay: Relay,
  start: () => Promise<Api>,
  browser: Browser,
  sizes: Sizes,
): Promise<FaultRow[]> {
  const first = await start();
  await relay.leadTo(first.url);
  const place = await openAll(relay, first, browser, sizes);
  const rows: FaultRow[] = [];
  const links = [...linksToFollow];
  try {
    for (const seconds of sizes.outageSeconds) {
      for (const signal of signals) {
        // Started before, so that the outage is as long as it is meant to be on however busy a machine.
        const next = await start();
        const movesTo = seconds < 1 ? null : (links.shift() ?? null);
        const seen = await seeOutage(place, { signal, seconds, movesTo }, next);
        rows.push(await outageRow(seen));
      }
    }
  } finally {
    await place.sockets.end();
    await place.api.kill();
  }
  return rows;
}

async function restartRows(sizes: Sizes): Promise<FaultRow[]> {
  buildConsole();
  const scene = await makeScene('postgres');
  const relay = await startRelay();
  const browser = await launchBrowser();
  const start = async (): Promise<Api> => {
    const api = startApi({ ...scene.settings, PUBLIC_URL: relay.url, PORT: String(await freePort()) });
    await api.ready();
    return api;
  };
  try {
    return await rowsOf(relay, start, browser, sizes);
  } finally {
    await browser.close();
    relay.close();
    await scene.remove();
  }
}

/**
 * The API ended under open pages and sockets, and another process in its place: they come back by themselves. On one
 * database, because the embedded one serves a process at a time, whose start would be part of every outage.
 */
export const restart: Fault = ({ databases, isShort }) =>
  databases.includes('postgres') ? [() => restartRows(isShort ? short : whole)] : [];
