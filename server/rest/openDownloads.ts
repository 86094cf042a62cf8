import { DomainError } from '../errors';

/** How many files of one sort a company may have on their way from this process: a link opens as often as it is pressed. */
const openAtOnce = 3;

const open = new Map<string, number>();

const add = (key: string, change: 1 | -1): void => {
  const count = (open.get(key) ?? 0) + change;
  if (count === 0) open.delete(key);
  else open.set(key, count);
};

/** Counts one more, or refuses it as RATE_LIMITED. Whoever is let in tells when it has ended, once. */
export function countDownload(key: string): () => void {
  if ((open.get(key) ?? 0) >= openAtOnce) {
    throw new DomainError('RATE_LIMITED', 'Too many downloads at once. Try again in a minute.', {
      retryAfterSeconds: 60,
    });
  }
  add(key, 1);
  return () => add(key, -1);
}
