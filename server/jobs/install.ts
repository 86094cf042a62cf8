import PgBoss from 'pg-boss';
import type { Db } from '../db/database';
import { queues, schema } from './queues';

// Made by pg-boss when it first keeps a schedule, which the application's login may not do.
const scheduleQueue = '__pgboss__send-it';

/** Makes the queues, and lets the application's roles add to them: reading a job's content stays the worker's. */
export async function installQueues(owner: Db): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const [name, queue] of Object.entries(queues)) {
    await boss.createQueue(name, { name, ...queue });
    // An older program may have made it with other numbers.
    await boss.updateQueue(name, { name, ...queue });
  }
  await boss.createQueue(scheduleQueue);
  await boss.stop({ graceful: false });
  await owner.query(
    `grant usage on schema ${schema} to livery_app, livery_platform;
     grant insert, select (id) on ${schema}.job to livery_app, livery_platform;
     grant select on ${schema}.queue to livery_app, livery_platform`,
  );
}
