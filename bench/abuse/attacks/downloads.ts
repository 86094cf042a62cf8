import type { Attack } from '../attack';
import { longFile } from '../longFile';

const patienceMs = 60_000;

export const downloads: Readonly<Record<string, Attack>> = {
  downloads: {
    what: 'the file of all clients, as often at once as it is sent and oftener',
    everyMs: 200,
    atOnce: 5,
    refusedWithinMs: 150,
    soon: ['429'],
    because: 'the others are within every limit, and sent whole',
    demands: ['whole', '429'],
    patienceMs,
    async prepare(target) {
      const { path, bytes } = await longFile(target);
      return {
        async strike() {
          const answer = await fetch(target.url + path, { signal: AbortSignal.timeout(patienceMs) });
          const { byteLength } = await answer.arrayBuffer();
          if (answer.status !== 200) return { isRefused: answer.status === 429, how: String(answer.status) };
          const isWhole = byteLength === bytes;
          return { isRefused: isWhole, how: isWhole ? 'whole' : 'a part' };
        },
      };
    },
  },
};
