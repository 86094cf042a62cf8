import type { CDPSession } from '@playwright/test';
import { demoAdmin, signIn } from '../../../e2e/support/fixtures';
import { startLivery } from '../../../e2e/support/liveryServer';
import { registerTeardown } from '../../bench/teardown';
import { buildConsole } from '../api';
import { launchBrowser } from '../browser/launchBrowser';
import { startRelay } from '../browser/relay';
import type { FaultRow, Fault } from '../table';
import { speedUpReconnects, reconnectCycle, routeCycle, type Cycle } from './cycles';
import { measureHeapSize, type HeapSize } from './measureHeapSize';

interface Rounds {
  routes: number;
  reconnects: number;
  /** The number of rounds before the first heap measurement. */
  warmUpRounds: number;
}

const fullRun: Rounds = { routes: 200, reconnects: 500, warmUpRounds: 20 };
const shortRun: Rounds = { routes: 6, reconnects: 20, warmUpRounds: 3 };
const timeoutMs = 120_000;
const maxGrowth = 1.1;

async function measureGrowth(
  devtools: CDPSession,
  cycle: Cycle,
  rounds: number,
  warmUpRounds: number,
): Promise<[HeapSize, HeapSize]> {
  for (let round = 0; round < warmUpRounds; round += 1) await cycle();
  const first = await measureHeapSize(devtools);
  for (let round = warmUpRounds; round < rounds; round += 1) await cycle();
  return [first, await measureHeapSize(devtools)];
}

const formatMegabytes = ({ bytes }: HeapSize): string => `${(bytes / 1e6).toFixed(1)} MB`;

function heapRow(what: string, warmUpRounds: number, [first, last]: [HeapSize, HeapSize]): FaultRow {
  const growth = last.bytes / first.bytes;
  return {
    fault: 'heap',
    database: null,
    what: `heap of one page after ${warmUpRounds} warm-up rounds and at the end: ${what}`,
    measured: `${formatMegabytes(first)} and ${formatMegabytes(last)} (${growth.toFixed(2)} times), ${first.nodes} and ${last.nodes} nodes, ${first.listeners} and ${last.listeners} listeners`,
    budget: `each at most ${maxGrowth} times`,
    isWithinBudget:
      growth <= maxGrowth &&
      last.nodes <= first.nodes * maxGrowth &&
      last.listeners <= first.listeners * maxGrowth,
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

async function heapRows({ routes, reconnects, warmUpRounds }: Rounds): Promise<FaultRow[]> {
  buildConsole();
  const relay = await startRelay();
  const demo = await startLivery({ isDemo: true, settings: { PUBLIC_URL: relay.url } });
  const unregister = registerTeardown(demo.stop);
  const browser = await launchBrowser();
  try {
    await relay.forwardTo(demo.url);
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    await speedUpReconnects(page);
    await signIn(page, { ...demo, url: relay.url }, demoAdmin);
    const devtools = await page.context().newCDPSession(page);
    const { cycle, screens } = await routeCycle(page);
    const routeSizes = await measureGrowth(devtools, cycle, routes, warmUpRounds);
    const socketSizes = await measureGrowth(devtools, reconnectCycle(page, relay), reconnects, warmUpRounds);
    return [
      heapRow(`${routes} rounds through the ${screens} screens of the navigation`, warmUpRounds, routeSizes),
      heapRow(`${reconnects} socket reconnects`, warmUpRounds, socketSizes),
    ];
  } finally {
    await browser.close();
    relay.close();
    await demo.stop();
    unregister();
  }
}

/**
 * Measures the heap growth of one page over hundreds of navigations and reconnects, like a page that stays
 * open for days.
 */
export const heap: Fault = ({ isShort }) => [() => heapRows(isShort ? shortRun : fullRun)];
