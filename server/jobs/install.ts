import PgBoss from 'pg-boss';
import type { Db } from '../db/database';
import { type Queue, queues, schema } from './queues';

function differs(known: PgBoss.Queue, { deadLetter, ...numbers }: Queue): boolean {
  const parts = Object.keys(numbers) as (keyof typeof numbers)[];
  return (
    (known.deadLetter ?? null) !== (deadLetter ?? null) || parts.some((part) => known[part] !== numbers[part])
  );
}

/** Makes the queues that are not there, and lets the application add to them: reading a job stays the worker's. */
export async function installQueues(owner: Db): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, queue] of Object.entries(queues)) {
    const known = made.get(name);
    if (!known) await boss.createQueue(name, { name, ...queue });
    // An older program may have made it with other numbers.
    else if (differs(known, queue)) await boss.updateQueue(name, { name, ...queue });
  }
  await boss.stop({ graceful: false });
  // An older program keeps there what comes by itself: beside this one, everything would come twice.
  await owner.query(`delete from ${schema}.schedule`);
  await owner.query(
    `grant usage on schema ${schema} to livery_app, livery_platform;
     grant insert, select (id) on ${schema}.job to livery_app, livery_platform;
     grant select on ${schema}.queue to livery_app, livery_platform`,
  );
}
