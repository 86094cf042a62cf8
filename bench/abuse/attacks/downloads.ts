import type { Attack } from '../attack';
import { exportLongFile } from '../exportLongFile';

const timeoutMs = 60_000;

export const downloads: Readonly<Record<string, Attack>> = {
  downloads: {
    description: 'the file of all clients, as often at once as it is sent and oftener',
    everyMs: 200,
    maxConcurrency: 5,
    refusedWithinMs: 150,
    fastOutcomes: ['429'],
    budgetNote: 'the others are within every limit, and sent whole',
    requiredOutcomes: ['whole', '429'],
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
          return { isRefused: isComplete, outcome: isComplete ? 'whole' : 'a part' };
        },
      };
    },
  },
};
