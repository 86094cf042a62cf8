import { DomainError } from '../errors';
import { limitConcurrency } from '../lib/limitConcurrency';

/** How many files of one sort a company may have on their way from this process: a link opens as often as it is pressed. */
const openAtOnce = 3;

/** Of files that are called the same one part is read at a time. */
export type InTurn = ReturnType<typeof limitConcurrency>;

const open = new Map<string, { count: number; inTurn: InTurn }>();

/** Counts one more, or refuses it as RATE_LIMITED. Whoever is let in tells when it has ended, once. */
export function countDownload(key: string): { inTurn: InTurn; end: () => void } {
  const files = open.get(key) ?? { count: 0, inTurn: limitConcurrency(1) };
  if (files.count >= openAtOnce) {
    throw new DomainError('RATE_LIMITED', 'Too many downloads at once. Try again in a minute.', {
      retryAfterSeconds: 60,
    });
  }
  files.count += 1;
  open.set(key, files);
  return {
    inTurn: files.inTurn,
    end: () => {
      files.count -= 1;
      if (files.count === 0) open.delete(key);
    },
  };
}
