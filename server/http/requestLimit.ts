import type { RateLimitOptions } from '@fastify/rate-limit';
import { Lru } from '../lib/lru';
import { networksOf } from '../lib/network';

const windowMs = 60_000;
const mostRemembered = 10_000;

interface Window {
  requests: number;
  endsAt: number;
}

interface Counted {
  /** Requests within the minute. */
  current: number;
  /** Milliseconds left of the minute. */
  ttl: number;
}

/** Counts requests a minute of each network of an address, in this process alone. A store for @fastify/rate-limit. */
export class RequestCounts {
  private readonly windows = new Lru<string, Window>(mostRemembered);

  /**
   * Returns the count of the narrowest network, or that of the first one that exceeds its limit. A wider network, with more
   * people, has more requests, as in `networkTries`; refused requests don't count toward it.
   */
  count(ipAddress: string, max: number): Counted {
    const [narrowest = ipAddress, ...wider] = networksOf(ipAddress);
    const counted = this.countOne(narrowest);
    if (counted.current > max) return counted;
    for (const [at, network] of wider.entries()) {
      const counting = this.countOne(network);
      if (counting.current > max * 2 ** (at + 1)) return counting;
    }
    return counted;
  }

  private countOne(network: string): Counted {
    const now = performance.now();
    const known = this.windows.get(network);
    const window = known && known.endsAt > now ? known : { requests: 0, endsAt: now + windowMs };
    window.requests += 1;
    this.windows.set(network, window);
    return { current: window.requests, ttl: window.endsAt - now };
  }

  incr(
    ipAddress: string,
    done: (error: Error | null, counted: Counted) => void,
    _windowMs: number,
    max: number,
  ): void {
    done(null, this.count(ipAddress, max));
  }

  child(): RequestCounts {
    return new RequestCounts();
  }
}

/** The options of @fastify/rate-limit that count by network. */
export const byNetwork = {
  timeWindow: windowMs,
  keyGenerator: ({ ip }) => ip,
  store: RequestCounts,
} satisfies RateLimitOptions;
