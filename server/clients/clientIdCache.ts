import type { ClientSort, Db } from '../platform';
import { Lru } from '../lib/lru';
import { existsInMovements, attentionDays, expensiveConditions, withoutExpensive } from './conditions';
import { isEmptyAbove, updateBitmap, type NumberBitmap } from './numberBitmap';
import { selectedClients, type Selection } from './selection';

declare module '../platform/context/context' {
  interface Services {
    clientIdCache: ClientIdCache;
  }
}

/** The database state at the time of a read. */
export interface ReadSnapshot {
  /** The PostgreSQL snapshot, as text. */
  snapshot: string;
  /**
   * The server's start time and last checkpoint, because a recovered or different server reuses transaction
   * ids. Null on a standby.
   */
  serverRun: string | null;
  /** The company's time at the start of the read. */
  at: Date;
  /** How many assigned client numbers have no client anymore. */
  unusedNumbers: number;
}

/** The numbers of the selected clients at a snapshot. */
export interface NumbersSnapshot extends ReadSnapshot {
  numbers: NumberBitmap;
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
// After more changes, scanning all clients is faster.
const maxRecheckedClients = 2000;

/**
 * The columns of a `ReadSnapshot`, from `companies k`. A recovering server writes a checkpoint before it
 * accepts connections, so `serverRun` changes. It is null on a standby, which does not know all running
 * transactions.
 */
export const snapshotColumns = `pg_current_snapshot()::text as snapshot,
  (select case when not pg_is_in_recovery() then pg_postmaster_start_time() || ' ' || checkpoint_lsn end
   from pg_control_checkpoint()) as "serverRun",
  statement_timestamp() + k.clock_ahead as at,
  k.last_client_number
    - (select coalesce(sum(count), 0)::integer from client_counts where company_id = k.id) as "unusedNumbers"`;

interface Changes extends ReadSnapshot {
  changed: number[];
}

/**
 * Returns SQL for the numbers of clients written by transactions that the snapshot does not include but that
 * are visible now.
 */
const writtenSince = (snapshot: string): string =>
  `select c.number from clients c
   where c.company_id = $1 and c.changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
     -- On a copy of another server, rows can have ids of future transactions.
     and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())
     and not pg_visible_in_snapshot(c.changed_in, ${snapshot}::pg_snapshot)
   order by c.changed_in desc limit ${maxRecheckedClients + 1}`;

/**
 * Returns SQL for the numbers of clients whose trial, since `at`, has ended or come within `days` of its end.
 */
const crossedTrialHorizon = (at: string, days: string): string =>
  ["interval '0'", `${days}::integer * interval '1 day'`]
    .map(
      (ahead) => `(select c.number from clients c
        where c.company_id = $1 and c.trial_ends_at >= ${at}::timestamptz + ${ahead}
          and c.trial_ends_at < (select company_now()) + ${ahead}
        limit ${maxRecheckedClients + 1})`,
    )
    .join(' union all ');

/**
 * Returns the days before a trial's end that affect the filter. If empty, time does not change the result.
 */
const trialHorizons = ({ trialEndsWithinDays, needsAttention }: Selection['filter']): number[] => [
  ...(trialEndsWithinDays === null ? [] : [trialEndsWithinDays]),
  ...(needsAttention === null ? [] : [attentionDays]),
];

async function loadChangesSince(
  db: Db,
  companyId: string,
  { filter }: Selection,
  { snapshot, at }: ReadSnapshot,
): Promise<Changes | null> {
  const values: unknown[] = [companyId, snapshot];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const changed = [
    `(${writtenSince('$2')})`,
    ...trialHorizons(filter).map((days) => crossedTrialHorizon(bind(at), bind(days))),
  ];
  const { rows } = await db.query<Changes>(
    `/* clientsChangedSince */ select ${snapshotColumns}, array(${changed.join(' union all ')}) as changed
     from companies k where k.id = $1`,
    values,
  );
  return rows[0] ?? null;
}

async function selectedAmong(
  db: Db,
  companyId: string,
  selection: Selection,
  changedNumbers: readonly number[],
): Promise<number[]> {
  const { text, values } = selectedClients(companyId, { ...withoutExpensive(selection), maxNumber: null });
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    text,
    `c.number = any(${bind(changedNumbers)}::integer[])`,
    ...expensiveConditions(selection, bind, existsInMovements),
  ];
  const { rows } = await db.query<{ number: number }>(
    `/* clientsRechecked */ select c.number ${conditions.join(' and ')}`,
    values,
  );
  return rows.map(({ number }) => number);
}

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
