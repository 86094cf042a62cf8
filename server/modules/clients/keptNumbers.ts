import type { Db } from '../../db/database';
import { Lru } from '../../lib/lru';
import type { ClientSort } from '../../schema.generated';
import { amongEach, attentionDays, distantConditions, withoutDistant } from './conditions';
import { endBy, lookedAtAgain, type Numbers } from './numbers';
import { selectedClients, type Selection } from './selection';

/** When something was read. */
export interface Moment {
  /** The snapshot of the database. */
  asOf: string;
  /** Which run of the server that was: after a crash or on another server, transactions get the same numbers again. */
  run: string | null;
  /** What time it was for the company, and no later. */
  at: Date;
  /** How many numbers were nobody's any more. */
  gone: number;
}

/** Who was selected among all of a company's clients, and when. */
export interface NumbersAsOf extends Moment {
  numbers: Numbers;
}

/** A client of a list, and how many come before. */
export interface Met {
  id: string;
  before: number;
}

/** About which share of the clients a search finds. */
interface Share {
  share: number;
  until: number;
}

interface Kept extends NumbersAsOf {
  /** By the order, clients who were met in it. */
  met: Map<string, Met[]>;
}

// Eight clients a byte: 25 kB for a list of a company of 200,000.
const listsOfCompany = 30;
const companiesKept = 200;
const sharesKept = 1000;
const shareKeptMs = 30_000;
// Of each order of a list.
const mostMet = 50;
// Where more have changed it is quicker to look at all.
const mostLookedAtAgain = 2000;

/**
 * The columns of a moment, of `companies k`. A server that recovers writes a checkpoint before it lets anybody in, and one
 * that follows another tells too little about transactions under way.
 */
export const momentNow = `pg_current_snapshot()::text as "asOf",
  (select case when not pg_is_in_recovery() then pg_postmaster_start_time() || ' ' || checkpoint_lsn end
   from pg_control_checkpoint()) as run,
  statement_timestamp() + k.clock_ahead as at,
  k.last_client_number
    - (select coalesce(sum(count), 0)::integer from client_counts where company_id = k.id) as gone`;

interface Changes extends Moment {
  changed: number[];
}

/** Those who were written by transactions that a snapshot does not see, and are seen now. */
const writtenSince = (asOf: string): string =>
  `select c.number from clients c
   where c.company_id = $1 and c.changed_in >= pg_snapshot_xmin(${asOf}::pg_snapshot)
     -- In a copy of another server, some are said to have changed in transactions that are still to come.
     and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())
     and not pg_visible_in_snapshot(c.changed_in, ${asOf}::pg_snapshot)
   order by c.changed_in desc limit ${mostLookedAtAgain + 1}`;

/** Those whose trial has ended since, or come so near its end. */
const broughtByTime = (at: string, days: string): string =>
  ["interval '0'", `${days}::integer * interval '1 day'`]
    .map(
      (ahead) => `(select c.number from clients c
        where c.company_id = $1 and c.trial_ends_at >= ${at}::timestamptz + ${ahead}
          and c.trial_ends_at < (select company_now()) + ${ahead}
        limit ${mostLookedAtAgain + 1})`,
    )
    .join(' union all ');

/** How many days before their ends trials count; with none, time changes nothing. */
const horizonsOf = ({ trialEndsWithinDays, needsAttention }: Selection['filter']): number[] => [
  ...(trialEndsWithinDays === null ? [] : [trialEndsWithinDays]),
  ...(needsAttention === null ? [] : [attentionDays]),
];

async function changesSince(
  db: Db,
  companyId: string,
  { filter }: Selection,
  { asOf, at }: Moment,
): Promise<Changes | null> {
  const values: unknown[] = [companyId, asOf];
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const changed = [
    `(${writtenSince('$2')})`,
    ...horizonsOf(filter).map((days) => broughtByTime(refer(at), refer(days))),
  ];
  const { rows } = await db.query<Changes>(
    `/* clientsChangedSince */ select ${momentNow}, array(${changed.join(' union all ')}) as changed
     from companies k where k.id = $1`,
    values,
  );
  return rows[0] ?? null;
}

async function selectedAmong(
  db: Db,
  companyId: string,
  selection: Selection,
  looked: readonly number[],
): Promise<number[]> {
  const { text, values } = selectedClients(companyId, { ...withoutDistant(selection), upTo: null });
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    text,
    `c.number = any(${refer(looked)}::integer[])`,
    ...distantConditions(selection, refer, amongEach),
  ];
  const { rows } = await db.query<{ number: number }>(
    `/* clientsLookedAtAgain */ select c.number ${conditions.join(' and ')}`,
    values,
  );
  return rows.map(({ number }) => number);
}

// The company's clock is put back when a card provider takes the sandbox's place.
const isFollowed = (now: Moment, then: Moment): boolean =>
  now.run === then.run && now.gone === then.gone && now.at >= then.at;

// All that decides but the clients themselves. Whoever writes a movement writes its client in the same transaction.
const nameOf = ({ search, filter, bounds, isPayingNow, seesMoney }: Selection): string =>
  JSON.stringify([search, filter, bounds, isPayingNow, filter.needsAttention === null || seesMoney]);

const nearest = (one: Met, other: Met): number => other.before - one.before;

const orderOf = ({ by, direction }: ClientSort): string => `${by} ${direction}`;

/**
 * Who was found by looking at every client of a company, so that for the next page only those are looked at again who
 * have changed since, whichever process changed them.
 */
export class KeptNumbers {
  readonly #companies = new Lru<string, Lru<string, Kept>>(companiesKept);
  readonly #shares = new Lru<string, Share>(sharesKept);

  /** As it was at most half a minute ago: which way is the quickest depends on it, and never who is found. */
  async share(companyId: string, search: string, look: () => Promise<number>): Promise<number> {
    const name = JSON.stringify([companyId, search]);
    const kept = this.#shares.get(name);
    if (kept && kept.until > performance.now()) return kept.share;
    const share = await look();
    this.#shares.set(name, { share, until: performance.now() + shareKeptMs });
    return share;
  }

  /** As they are now; null where they are not known. */
  async current(db: Db, companyId: string, selection: Selection): Promise<Numbers | null> {
    const lists = this.#listsOf(companyId);
    const name = nameOf(selection);
    const kept = lists.get(name);
    if (!kept) return null;
    const since = await changesSince(db, companyId, selection, kept);
    if (!since || !isFollowed(since, kept) || since.changed.length > mostLookedAtAgain) {
      lists.delete(name);
      return null;
    }
    const { changed, ...now } = since;
    if (changed.length === 0) {
      lists.set(name, { ...kept, ...now });
      return kept.numbers;
    }
    const selected = await selectedAmong(db, companyId, selection, changed);
    const numbers = lookedAtAgain(kept.numbers, changed, selected);
    // Who changes between the two statements is seen by the second, and looked at once more next time.
    lists.set(name, { numbers, met: new Map(), ...now });
    return numbers;
  }

  keep(companyId: string, selection: Selection, found: NumbersAsOf): void {
    if (found.run === null) return;
    this.#listsOf(companyId).set(nameOf(selection), { ...found, met: new Map() });
  }

  /** The last one known who does not come after so many others, so that those before need not be passed over again. */
  metBefore(companyId: string, selection: Selection, sort: ClientSort, before: number): Met | null {
    const met = this.#kept(companyId, selection)?.met.get(orderOf(sort)) ?? [];
    return met.filter((one) => one.before <= before).sort(nearest)[0] ?? null;
  }

  keepMet(companyId: string, selection: Selection, sort: ClientSort, one: Met): void {
    const kept = this.#kept(companyId, selection);
    const others = kept?.met.get(orderOf(sort))?.filter(({ before }) => before !== one.before) ?? [];
    kept?.met.set(orderOf(sort), [one, ...others].slice(0, mostMet));
  }

  /** What is known of a list with these numbers, where it leaves nobody of them out who came late. */
  #kept(companyId: string, selection: Selection): Kept | null {
    const { numbers, upTo } = selection;
    const kept = this.#listsOf(companyId).get(nameOf(selection));
    return kept && kept.numbers === numbers && endBy(numbers, upTo ?? Infinity) ? kept : null;
  }

  #listsOf(companyId: string): Lru<string, Kept> {
    const lists = this.#companies.get(companyId) ?? new Lru(listsOfCompany);
    this.#companies.set(companyId, lists);
    return lists;
  }
}
