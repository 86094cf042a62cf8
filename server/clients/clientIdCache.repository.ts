import type { Db } from '../platform';
import { trialAttentionDays } from '../../contract/clients';
import { existsInMovements, expensiveConditions, withoutExpensive } from './conditions';
import type { NumberBitmap } from './numberBitmap';
import { selectedClients, type Selection } from './selection';

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

// After more changes, scanning all clients is faster.
export const maxRecheckedClients = 2000;

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
  ...(needsAttention === null ? [] : [trialAttentionDays]),
];

export async function loadChangesSince(
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

export async function selectedAmong(
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
