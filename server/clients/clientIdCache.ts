import type { ClientSort, Db } from '../platform';
import { Lru } from '../lib/lru';
import {
  loadChangesSince,
  maxRecheckedClients,
  selectedAmong,
  type NumbersSnapshot,
  type ReadSnapshot,
} from './clientIdCache.repository';
import { isEmptyAbove, updateBitmap, type NumberBitmap } from './numberBitmap';
import type { Selection } from './selection';

declare module '../platform/context/context' {
  interface Services {
    clientIdCache: ClientIdCache;
  }
}

/** A client in a list and the number of clients before it. */
export interface ListPosition {
  id: string;
  offset: number;
}

/** The estimated share of clients that a search matches. */
interface Share {
  share: number;
  expiresAt: number;
}

interface CachedList extends NumbersSnapshot {
  /** Known positions by sort order. */
  positions: Map<string, ListPosition[]>;
}

// A cached list takes one bit per client, which is 25 kB for 200,000 clients.
const maxListsPerCompany = 30;
const maxCompanies = 200;
const maxShares = 1000;
const shareTtlMs = 30_000;
const maxPositionsPerOrder = 50;

// The company's clock is set back when a card provider replaces the sandbox. Earlier snapshots then have a
// later time and are not comparable.
const isComparable = (now: ReadSnapshot, previous: ReadSnapshot): boolean =>
  now.serverRun === previous.serverRun &&
  now.unusedNumbers === previous.unusedNumbers &&
  now.at >= previous.at;

// The key contains everything that determines the result except client data. Movements count as client data,
// because each is written in one transaction with its client.
const cacheKey = ({ search, filter, bounds, isPayingNow, canSeeMoney }: Selection): string =>
  JSON.stringify([search, filter, bounds, isPayingNow, filter.needsAttention === null || canSeeMoney]);

const byOffsetDescending = (one: ListPosition, other: ListPosition): number => other.offset - one.offset;

const orderKey = ({ field, direction }: ClientSort): string => `${field} ${direction}`;

/**
 * Caches the clients that a full scan selected, so that later reads check only clients that any process has
 * changed since.
 */
export class ClientIdCache {
  readonly #companies = new Lru<string, Lru<string, CachedList>>(maxCompanies);
  readonly #shares = new Lru<string, Share>(maxShares);

  /**
   * Returns the estimated share of clients that a search matches, at most 30 seconds old. It affects only the
   * query strategy, never the result.
   */
  async share(companyId: string, search: string, estimate: () => Promise<number>): Promise<number> {
    const key = JSON.stringify([companyId, search]);
    const cached = this.#shares.get(key);
    if (cached && cached.expiresAt > performance.now()) return cached.share;
    const share = await estimate();
    this.#shares.set(key, { share, expiresAt: performance.now() + shareTtlMs });
    return share;
  }

  /** Returns the numbers after rechecking changed clients, or null if the list needs a full scan. */
  async current(db: Db, companyId: string, selection: Selection): Promise<NumberBitmap | null> {
    const lists = this.#listsOf(companyId);
    const key = cacheKey(selection);
    const cached = lists.get(key);
    if (!cached) return null;
    const changes = await loadChangesSince(db, companyId, selection, cached);
    if (!changes || !isComparable(changes, cached) || changes.changed.length > maxRecheckedClients) {
      lists.delete(key);
      return null;
    }
    const { changed, ...now } = changes;
    if (changed.length === 0) {
      lists.set(key, { ...cached, ...now });
      return cached.numbers;
    }
    const selected = await selectedAmong(db, companyId, selection, changed);
    const numbers = updateBitmap(cached.numbers, changed, selected);
    // A client that changes between the two statements appears in the second and is rechecked next time.
    lists.set(key, { numbers, positions: new Map(), ...now });
    return numbers;
  }

  store(companyId: string, selection: Selection, found: NumbersSnapshot): void {
    if (found.serverRun === null) return;
    this.#listsOf(companyId).set(cacheKey(selection), { ...found, positions: new Map() });
  }

  /**
   * Returns the nearest known position at or before `offset`, or null. A query that starts there skips fewer
   * clients.
   */
  findPosition(
    companyId: string,
    selection: Selection,
    sort: ClientSort,
    offset: number,
  ): ListPosition | null {
    const positions = this.#cachedList(companyId, selection)?.positions.get(orderKey(sort)) ?? [];
    return positions.filter((one) => one.offset <= offset).sort(byOffsetDescending)[0] ?? null;
  }

  storePosition(companyId: string, selection: Selection, sort: ClientSort, one: ListPosition): void {
    const cached = this.#cachedList(companyId, selection);
    const others = cached?.positions.get(orderKey(sort))?.filter(({ offset }) => offset !== one.offset) ?? [];
    cached?.positions.set(orderKey(sort), [one, ...others].slice(0, maxPositionsPerOrder));
  }

  /**
   * Returns the cached list with these numbers, or null if there is none or `maxNumber` excludes one of them.
   */
  #cachedList(companyId: string, selection: Selection): CachedList | null {
    const { numbers, maxNumber } = selection;
    const cached = this.#listsOf(companyId).get(cacheKey(selection));
    return cached && cached.numbers === numbers && isEmptyAbove(numbers, maxNumber ?? Infinity)
      ? cached
      : null;
  }

  #listsOf(companyId: string): Lru<string, CachedList> {
    const lists = this.#companies.get(companyId) ?? new Lru(maxListsPerCompany);
    this.#companies.set(companyId, lists);
    return lists;
  }
}
