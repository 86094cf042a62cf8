import type { Attack } from '../attack';
import { exportLongFile } from '../exportLongFile';

const timeoutMs = 60_000;

export const downloads: Readonly<Record<string, Attack>> = {
  downloads: {
    description: 'more concurrent exports of all clients than the limit allows',
    everyMs: 200,
    maxConcurrency: 5,
    refusedWithinMs: 150,
    fastOutcomes: ['429'],
    budgetNote: 'downloads within the limit complete',
    requiredOutcomes: ['complete', '429'],
    timeoutMs,
    async prepare(target) {
      const { path, bytes } = await exportLongFile(target);
      return {
        async attempt() {
          const response = await fetch(target.url + path, { signal: AbortSignal.timeout(timeoutMs) });
          const { byteLength } = await response.arrayBuffer();
          if (response.status !== 200)
            return { isRefused: response.status === 429, outcome: String(response.status) };
          const isComplete = byteLength === bytes;
          return { isRefused: isComplete, outcome: isComplete ? 'complete' : 'partial' };
        },
      };
    },
  },
};
