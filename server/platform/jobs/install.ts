import PgBoss from 'pg-boss';
import type { Database, DatabaseSettings, Queryable, WhenOutdated } from '../db/database';
import { openMigratedDatabase } from '../db/openMigratedDatabase';
import type { Report } from '../../lib/report';
import { type Queue, queues, schema } from './queues';

function differs(existing: PgBoss.Queue, { deadLetter, ...options }: Queue): boolean {
  const optionNames = Object.keys(options) as (keyof typeof options)[];
  return (
    (existing.deadLetter ?? null) !== (deadLetter ?? null) ||
    optionNames.some((optionName) => existing[optionName] !== options[optionName])
  );
}

/**
 * Creates missing queues and updates changed ones. Grants the roles of transactions the right to enqueue
 * jobs, but not to read their payloads.
 */
export async function installQueues(owner: Queryable): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const existingQueues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, queue] of Object.entries(queues)) {
    const existing = existingQueues.get(name);
    if (!existing) await boss.createQueue(name, { name, ...queue });
    // An earlier version may have created the queue with other options.
    else if (differs(existing, queue)) await boss.updateQueue(name, { name, ...queue });
  }
  // An earlier version used the schedules of pg-boss. They would send every scheduled job twice.
  for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
  await boss.stop({ graceful: false });
  await owner.query(
    `grant usage on schema ${schema} to livery_app, livery_platform;
     grant insert, select (id) on ${schema}.job to livery_app, livery_platform;
     grant select on ${schema}.queue to livery_app, livery_platform`,
  );
}

/** Opens the database like `openMigratedDatabase`, and installs the job queues. */
export const openDatabase = (
  settings: DatabaseSettings,
  report?: Report,
  whenOutdated?: WhenOutdated,
): Promise<Database> => openMigratedDatabase(settings, installQueues, report, whenOutdated);
