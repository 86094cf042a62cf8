import type { Db } from '../../db/database';
import { Lru } from '../../lib/lru';
import { amongEach, distantConditions, withoutDistant } from './conditions';
import { lookedAtAgain, type Numbers } from './numbers';
import { selectedClients, type Selection } from './selection';

/** When something was read. */
export interface Moment {
  /** The snapshot of the database. */
  asOf: string;
  /** Which run of the server that was: after a crash or on another server, transactions get the same numbers again. */
  run: string | null;
  /** How many numbers were nobody's any more. */
  gone: number;
}

/** Who was selected among all of a company's clients, and when. */
export interface NumbersAsOf extends Moment {
  numbers: Numbers;
}

// Eight clients a byte: 25 kB for a list of a company of 200,000.
const listsOfCompany = 30;
const companiesKept = 200;
// Where more have changed it is quicker to look at all.
const mostLookedAtAgain = 2000;

/**
 * The columns of a moment, of `companies k`. A server that recovers writes a checkpoint before it lets anybody in, and one
 * that follows another tells too little about transactions under way.
 */
export const momentNow = `pg_current_snapshot()::text as "asOf",
  (select case when not pg_is_in_recovery() then pg_postmaster_start_time() || ' ' || checkpoint_lsn end
   from pg_control_checkpoint()) as run,
  k.last_client_number
    - (select coalesce(sum(count), 0)::integer from client_counts where company_id = k.id) as gone`;

interface Changes extends Moment {
  changed: number[];
}

/** Those who were written by transactions that a snapshot does not see, and are seen now. */
async function changesSince(db: Db, companyId: string, asOf: string): Promise<Changes | null> {
  // From a copy of another server, clients may be said to have changed in transactions that are still to come.
  const { rows } = await db.query<Changes>(
    `/* clientsChangedSince */ select ${momentNow},
       array(
         select c.number from clients c
         where c.company_id = $1 and c.changed_in >= pg_snapshot_xmin($2::pg_snapshot)
           and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())
           and not pg_visible_in_snapshot(c.changed_in, $2::pg_snapshot)
         order by c.changed_in desc limit ${mostLookedAtAgain + 1}
       ) as changed
     from companies k where k.id = $1`,
    [companyId, asOf],
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

// All that decides but the clients themselves. Movements are written with their client, whose MRR they change.
const nameOf = ({ search, filter, bounds, isPayingNow }: Selection): string =>
  JSON.stringify([search, filter, bounds, isPayingNow]);

/** Whether a selection changes with its clients alone, and not as time goes by. */
export const isKept = ({ filter: { trialEndsWithinDays, needsAttention } }: Selection): boolean =>
  trialEndsWithinDays === null && needsAttention === null;

/**
 * Who was found by looking at every client of a company, so that for the next page only those are looked at again who
 * have changed since, whichever process changed them.
 */
export class KeptNumbers {
  readonly #companies = new Lru<string, Lru<string, NumbersAsOf>>(companiesKept);

  /** As they are now; null where they are not known. */
  async current(db: Db, companyId: string, selection: Selection): Promise<Numbers | null> {
    const lists = this.#listsOf(companyId);
    const name = nameOf(selection);
    const kept = lists.get(name);
    if (!kept) return null;
    const since = await changesSince(db, companyId, kept.asOf);
    const isToGo = since?.run !== kept.run || since.gone !== kept.gone;
    if (!since || isToGo || since.changed.length > mostLookedAtAgain) {
      lists.drop(name);
      return null;
    }
    const { changed, ...now } = since;
    const numbers =
      changed.length === 0
        ? kept.numbers
        : lookedAtAgain(kept.numbers, changed, await selectedAmong(db, companyId, selection, changed));
    // Who changes between the two statements is seen by the second, and looked at once more next time.
    lists.set(name, { numbers, ...now });
    return numbers;
  }

  keep(companyId: string, selection: Selection, found: NumbersAsOf): void {
    if (found.run !== null && isKept(selection)) this.#listsOf(companyId).set(nameOf(selection), found);
  }

  #listsOf(companyId: string): Lru<string, NumbersAsOf> {
    const lists = this.#companies.get(companyId) ?? new Lru(listsOfCompany);
    this.#companies.set(companyId, lists);
    return lists;
  }
}
