import pg from 'pg';
import type { Report } from '../../../lib/report';

type RunStatement = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

interface MaintenanceSchedule {
  checkEveryMs: number;
  checkpointEveryMs: number;
  vacuumEveryMs: number;
  /** The log size that triggers an immediate checkpoint. */
  maxLogBytes: number;
}

const defaultSchedule: MaintenanceSchedule = {
  checkEveryMs: 10_000,
  checkpointEveryMs: 5 * 60_000,
  vacuumEveryMs: 60_000,
  maxLogBytes: 400 * 2 ** 20,
};

const logSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

// Applies PostgreSQL's autovacuum thresholds, because PGlite has no autovacuum. Statistics reset when the
// process ends, so earlier growth is detected by page count.
const tablesToVacuum = `
  select s.schemaname as schema, s.relname as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * s.n_live_tup
    or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
    or s.n_ins_since_vacuum > 1000 + 0.2 * s.n_live_tup
    or pg_relation_size(c.oid) > (10 + 1.2 * c.relpages) * current_setting('block_size')::integer`;

/**
 * Runs scheduled checkpoints and vacuums, because PGlite has no background processes. Returns a function that
 * stops them.
 */
export function startMaintenance(
  runStatement: RunStatement,
  report: Report,
  schedule: MaintenanceSchedule = defaultSchedule,
): () => void {
  let lastCheckpointAt = performance.now();
  // The first check vacuums immediately, because an earlier process may have stopped before its vacuum.
  let lastVacuumAt = -Infinity;

  async function checkpoint(): Promise<void> {
    const { rows } = await runStatement(logSinceCheckpoint);
    const bytes = Number(rows[0]?.['bytes']);
    const isDue =
      bytes > schedule.maxLogBytes ||
      (bytes > 0 && performance.now() - lastCheckpointAt > schedule.checkpointEveryMs);
    if (!isDue) return;
    await runStatement('checkpoint');
    lastCheckpointAt = performance.now();
  }

  // VACUUM writes even in the read-only mode that worker.ts sets for transactions, so the mode is checked
  // first.
  async function isDiskSpaceShort(): Promise<boolean> {
    const { rows } = await runStatement('show default_transaction_read_only');
    return rows[0]?.['default_transaction_read_only'] === 'on';
  }

  async function vacuum(): Promise<void> {
    if (performance.now() - lastVacuumAt < schedule.vacuumEveryMs) return;
    lastVacuumAt = performance.now();
    const { rows } = await runStatement(tablesToVacuum);
    // Vacuums one table at a time, so that waiting calls can run in between.
    for (const { schema, name } of rows) {
      if (await isDiskSpaceShort()) return;
      await runStatement(
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
        if (!isStopped) report(`The maintenance of the embedded database failed: ${String(error)}`);
      })
      .finally(() => (isRunning = false));
  }, schedule.checkEveryMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
