import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** What a page holds once its garbage is gone. */
export interface HeapSize {
  bytes: number;
  nodes: number;
  listeners: number;
}

const settleMs = 1000;
/** What finalisers let go of is garbage of the next collection. */
const collections = 3;

export async function heapSize(devtools: CDPSession): Promise<HeapSize> {
  await delay(settleMs);
  for (let count = 0; count < collections; count += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
