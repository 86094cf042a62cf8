import pg from 'pg';
import type { Report } from '../report';

type Run = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

interface Pace {
  checkEveryMs: number;
  checkpointEveryMs: number;
  vacuumEveryMs: number;
  /** A log that has grown so long is checkpointed at once. */
  largestLogBytes: number;
}

const usualPace: Pace = {
  checkEveryMs: 10_000,
  checkpointEveryMs: 5 * 60_000,
  vacuumEveryMs: 60_000,
  largestLogBytes: 400 * 2 ** 20,
};

const logSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

// PostgreSQL's own thresholds for its autovacuum, which PGlite does not have. Their counts end with the process: what grew
// before is seen by its pages, more than which nobody has looked at.
const tablesDue = `
  select s.schemaname as schema, s.relname as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * s.n_live_tup
    or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
    or s.n_ins_since_vacuum > 1000 + 0.2 * s.n_live_tup
    or pg_relation_size(c.oid) > (10 + 1.2 * c.relpages) * current_setting('block_size')::integer`;

/** Does by the clock what PostgreSQL's background processes do: PGlite has none. */
export function startUpkeep(run: Run, report: Report, pace: Pace = usualPace): () => void {
  let checkpointAt = performance.now();
  // What was left undone before this process is done first.
  let vacuumAt = -Infinity;

  async function checkpoint(): Promise<void> {
    const { rows } = await run(logSinceCheckpoint);
    const bytes = Number(rows[0]?.['bytes']);
    const isDue =
      bytes > pace.largestLogBytes ||
      (bytes > 0 && performance.now() - checkpointAt > pace.checkpointEveryMs);
    if (!isDue) return;
    await run('checkpoint');
    checkpointAt = performance.now();
  }

  // What room.ts sets holds for transactions, and VACUUM writes without minding it.
  async function isRoomShort(): Promise<boolean> {
    const { rows } = await run('show default_transaction_read_only');
    return rows[0]?.['default_transaction_read_only'] === 'on';
  }

  async function vacuum(): Promise<void> {
    if (performance.now() - vacuumAt < pace.vacuumEveryMs) return;
    vacuumAt = performance.now();
    const { rows } = await run(tablesDue);
    // One table at a time, so that whoever waits gets in between.
    for (const { schema, name } of rows) {
      if (await isRoomShort()) return;
      await run(
        `vacuum (analyze) ${pg.escapeIdentifier(String(schema))}.${pg.escapeIdentifier(String(name))}`,
      );
    }
  }

  let isStopped = false;
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    checkpoint()
      .then(vacuum)
      .catch((error: unknown) => {
        if (!isStopped) report(`The embedded database's upkeep failed: ${String(error)}`);
      })
      .finally(() => (isRunning = false));
  }, pace.checkEveryMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
