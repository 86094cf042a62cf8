import type { Database, Db } from '../../server/db/database';
import { readRows } from '../../server/modules/analytics/testing/readRows';
import { readKept, recountKept, recountPaid } from '../../server/modules/analytics/testing/recountKept';
import type { Generated } from './generate';

const tallies = `
  select md5(string_agg(t::text, ',' order by measure, day)) as digest from daily_tallies t where company_id = $1`;

async function digestOf(db: Db, companyId: string): Promise<unknown> {
  const { rows } = await db.query<{ digest: unknown }>(tallies, [companyId]);
  return rows[0]?.digest;
}

/** A company that moves away and back has its days counted anew by the database itself. */
async function checkTallies(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query<{ zone: string }>('select time_zone as zone from companies where id = $1', [
    companyId,
  ]);
  const move = 'update companies set time_zone = $2 where id = $1';
  const written = await digestOf(db, companyId);
  await db.query(move, [companyId, 'Pacific/Apia']);
  const elsewhere = await digestOf(db, companyId);
  await db.query(move, [companyId, rows[0]?.zone]);
  const counted = await digestOf(db, companyId);
  if (written !== counted || written === elsewhere) throw new Error('The generated tallies are wrong.');
}

async function checkSearchKeys(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query(
    `select from clients where company_id = $1
       and (search_text <> client_search_text(name, email, phone, number) or sorted_email <> lower(email)) limit 1`,
    [companyId],
  );
  if (rows.length > 0) throw new Error('The generated search keys are wrong.');
}

async function checkKept(db: Db, companyId: string): Promise<void> {
  const rows = await readRows(db, companyId);
  const kept = await readKept(db, companyId);
  if (JSON.stringify(kept) !== JSON.stringify(recountKept(rows))) {
    throw new Error('The generated counters are wrong.');
  }
  const wrong = rows.clients.slice(0, 200).find(({ id, lifetimeValue, lastPaymentAt, lastPaymentStatus }) => {
    const paid = recountPaid(rows, id);
    return JSON.stringify(paid) !== JSON.stringify({ lifetimeValue, lastPaymentAt, lastPaymentStatus });
  });
  if (wrong) throw new Error(`What client ${wrong.id} has paid was generated wrong.`);
}

/** That what was generated is what the application would have written. */
export async function checkGenerated(database: Database, { first, second }: Generated): Promise<void> {
  await database.inCompany(first, (db) => checkTallies(db, first));
  await database.inCompany(second, async (db) => {
    await checkTallies(db, second);
    await checkKept(db, second);
    await checkSearchKeys(db, second);
  });
}
