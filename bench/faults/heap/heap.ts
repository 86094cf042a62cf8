import type { CDPSession } from '@playwright/test';
import { demoAdmin, signIn } from '../../../e2e/support/fixtures';
import { startLivery } from '../../../e2e/support/liveryServer';
import { putAwayIfEnded } from '../../putAway';
import { buildConsole } from '../api';
import { launchBrowser } from '../browser/launchBrowser';
import { startRelay } from '../browser/relay';
import type { Fault } from '../run';
import type { FaultRow } from '../table';
import { hurryReconnects, reconnectCycle, routeCycle, type Cycle } from './cycles';
import { heapSize, type HeapSize } from './heapSize';

interface Rounds {
  routes: number;
  reconnects: number;
  /** From when on the page may hold no more. */
  warm: number;
}

const whole: Rounds = { routes: 200, reconnects: 500, warm: 20 };
const short: Rounds = { routes: 6, reconnects: 20, warm: 3 };
const patienceMs = 120_000;
const mostGrowth = 1.1;

async function grow(
  devtools: CDPSession,
  cycle: Cycle,
  rounds: number,
  warm: number,
): Promise<[HeapSize, HeapSize]> {
  for (let round = 0; round < warm; round += 1) await cycle();
  const first = await heapSize(devtools);
  for (let round = warm; round < rounds; round += 1) await cycle();
  return [first, await heapSize(devtools)];
}

const megabytes = ({ bytes }: HeapSize): string => `${(bytes / 1e6).toFixed(1)} MB`;

function heapRow(what: string, warm: number, [first, last]: [HeapSize, HeapSize]): FaultRow {
  const growth = last.bytes / first.bytes;
  return {
    fault: 'heap',
    database: null,
    what: `${what} in one page, after ${warm} and after all`,
    measured: `${megabytes(first)} and ${megabytes(last)} (${growth.toFixed(2)} times), ${first.nodes} and ${last.nodes} nodes, ${first.listeners} and ${last.listeners} listeners`,
    budget: `each at most ${mostGrowth} times`,
    isKept:
      growth <= mostGrowth &&
      last.nodes <= first.nodes * mostGrowth &&
      last.listeners <= first.listeners * mostGrowth,
    figures: {
      warmBytes: first.bytes,
      lastBytes: last.bytes,
      growth,
      warmNodes: first.nodes,
      lastNodes: last.nodes,
      warmListeners: first.listeners,
      lastListeners: last.listeners,
    },
  };
}

async function heapRows({ routes, reconnects, warm }: Rounds): Promise<FaultRow[]> {
  buildConsole();
  const relay = await startRelay();
  const demo = await startLivery({ isDemo: true, settings: { PUBLIC_URL: relay.url } });
  const forget = putAwayIfEnded(demo.stop);
  const browser = await launchBrowser();
  try {
    await relay.leadTo(demo.url);
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs);
    await hurryReconnects(page);
    await signIn(page, { ...demo, url: relay.url }, demoAdmin);
    const devtools = await page.context().newCDPSession(page);
    const { cycle, screens } = await routeCycle(page);
    const routed = await grow(devtools, cycle, routes, warm);
    const sockets = await grow(devtools, reconnectCycle(page, relay), reconnects, warm);
    return [
      heapRow(`${routes} times through the ${screens} screens of the navigation`, warm, routed),
      heapRow(`${reconnects} lost and found sockets`, warm, sockets),
    ];
  } finally {
    await browser.close();
    relay.close();
    await demo.stop();
    forget();
  }
}

/** What a page holds that is open for days: its reader goes round, and its socket comes and goes. */
export const heap: Fault = ({ isShort }) => [() => heapRows(isShort ? short : whole)];
