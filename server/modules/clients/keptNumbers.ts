import type { Db } from '../../db/database';
import { Lru } from '../../lib/lru';
import { amongEach, distantConditions, withoutDistant } from './conditions';
import { lookedAtAgain, type Numbers } from './numbers';
import { selectedClients, type Selection } from './selection';

/** Who was selected among all of a company's clients, and when. */
export interface NumbersAsOf {
  numbers: Numbers;
  /** The snapshot of the database that they were read in. */
  asOf: string;
  /** How many numbers were nobody's any more. */
  gone: number;
}

// A few bytes for each hundred clients: some megabytes in all for companies of a hundred thousand.
const listsKept = 300;
// Where more have changed it is quicker to look at all.
const mostLookedAtAgain = 2000;

/** How many numbers are nobody's any more, of `companies k`. */
export const goneOfCompany = `k.last_client_number
  - (select coalesce(sum(count), 0)::integer from client_counts where company_id = k.id)`;

interface Changes {
  asOf: string;
  gone: number;
  changed: number[];
}

/** Those who were written by transactions that a snapshot does not see, and are seen now. */
async function changesSince(db: Db, companyId: string, asOf: string): Promise<Changes | null> {
  const { rows } = await db.query<Changes>(
    `/* clientsChangedSince */ select pg_current_snapshot()::text as "asOf", ${goneOfCompany} as gone,
       array(
         select c.number from clients c
         where c.company_id = $1 and c.changed_in >= pg_snapshot_xmin($2::pg_snapshot)
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
const nameOf = (companyId: string, { search, filter, bounds, isPayingNow, seesMoney }: Selection): string =>
  JSON.stringify([companyId, search, filter, bounds, isPayingNow, seesMoney]);

/** Whether a selection changes with its clients alone, and not as time goes by. */
const isKept = ({ filter: { trialEndsWithinDays, needsAttention } }: Selection): boolean =>
  trialEndsWithinDays === null && needsAttention === null;

/**
 * Who was found by looking at every client of a company, so that for the next page only those are looked at again who
 * have changed since, whichever process changed them.
 */
export class KeptNumbers {
  readonly #lists = new Lru<string, NumbersAsOf>(listsKept);

  /** As they are now; null where they are not known. */
  async current(db: Db, companyId: string, selection: Selection): Promise<Numbers | null> {
    const name = nameOf(companyId, selection);
    const kept = this.#lists.get(name);
    if (!kept) return null;
    const since = await changesSince(db, companyId, kept.asOf);
    if (!since || since.gone !== kept.gone || since.changed.length > mostLookedAtAgain) return null;
    const { changed, ...now } = since;
    const numbers =
      changed.length === 0
        ? kept.numbers
        : lookedAtAgain(kept.numbers, changed, await selectedAmong(db, companyId, selection, changed));
    // Who changes between the two statements is seen by the second, and looked at once more next time.
    this.#lists.set(name, { numbers, ...now });
    return numbers;
  }

  keep(companyId: string, selection: Selection, found: NumbersAsOf): void {
    if (isKept(selection)) this.#lists.set(nameOf(companyId, selection), found);
  }
}
