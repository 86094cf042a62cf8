import type { RateLimitOptions } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { networksOf } from '../../lib/network';

const windowMs = 60_000;
const maxWindows = 10_000;

interface Window {
  requests: number;
  endsAt: number;
}

interface RequestCount {
  /** Requests in the current minute. */
  current: number;
  /** Milliseconds until the minute ends. */
  ttl: number;
}

/** A store for @fastify/rate-limit that counts requests per minute and network, in this process only. */
export class RequestCounts {
  private readonly windows = new LRUCache<string, Window>({ max: maxWindows });

  /**
   * Counts a request. Returns the first count that exceeds its limit, or the count of the narrowest network.
   * Each wider network may send twice as many requests, as in `networkAttempts`. Requests above a network's
   * limit don't count toward wider networks.
   */
  count(ipAddress: string, max: number): RequestCount {
    const [narrowest = ipAddress, ...wider] = networksOf(ipAddress);
    const narrowestCount = this.countNetwork(narrowest);
    if (narrowestCount.current > max) return narrowestCount;
    for (const [index, network] of wider.entries()) {
      const widerCount = this.countNetwork(network);
      if (widerCount.current > max * 2 ** (index + 1)) return widerCount;
    }
    return narrowestCount;
  }

  private countNetwork(network: string): RequestCount {
    const now = performance.now();
    const existing = this.windows.get(network);
    const window = existing && existing.endsAt > now ? existing : { requests: 0, endsAt: now + windowMs };
    window.requests += 1;
    this.windows.set(network, window);
    return { current: window.requests, ttl: window.endsAt - now };
  }

  incr(
    ipAddress: string,
    done: (error: Error | null, narrowestCount: RequestCount) => void,
    _windowMs: number,
    max: number,
  ): void {
    done(null, this.count(ipAddress, max));
  }

  child(): RequestCounts {
    return new RequestCounts();
  }
}

export const byNetwork = {
  timeWindow: windowMs,
  keyGenerator: ({ ip }) => ip,
  store: RequestCounts,
} satisfies RateLimitOptions;
