import { DomainError } from '../../lib/errors';
import { limitConcurrency } from '../../lib/limitConcurrency';

/**
 * Maximum number of concurrent downloads with one key in this process, because a link can be opened any
 * number of times.
 */
const maxConcurrentDownloads = 3;

/** Runs one read at a time for all downloads that share it. */
export type ReadScheduler = ReturnType<typeof limitConcurrency>;

const openDownloads = new Map<string, { count: number; schedule: ReadScheduler }>();

/**
 * Starts a download, or throws `RATE_LIMITED` if too many with this key are open. The caller must call
 * `release` once when the download ends.
 */
export function startDownload(key: string): { schedule: ReadScheduler; release: () => void } {
  const entry = openDownloads.get(key) ?? { count: 0, schedule: limitConcurrency(1) };
  if (entry.count >= maxConcurrentDownloads) {
    throw new DomainError('RATE_LIMITED', 'Too many downloads at once. Try again in a minute.', {
      retryAfterSeconds: 60,
    });
  }
  entry.count += 1;
  openDownloads.set(key, entry);
  return {
    schedule: entry.schedule,
    release: () => {
      entry.count -= 1;
      if (entry.count === 0) openDownloads.delete(key);
    },
  };
}
