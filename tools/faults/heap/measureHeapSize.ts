import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

export interface HeapSize {
  bytes: number;
  nodes: number;
  listeners: number;
}

const idleMs = 1000;
/**
 * The number of garbage collections. Objects that finalizers release are freed only by the next collection.
 */
const collectionCount = 3;

export async function measureHeapSize(devtools: CDPSession): Promise<HeapSize> {
  await delay(idleMs);
  for (let count = 0; count < collectionCount; count += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
