import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { readAnalytics } from './service';
import { readRows } from './testing/readRows';
import { recountPoint } from './testing/recount';
import { recountKept, recountPaid, readKept } from './testing/recountKept';

let world: World;
let company: TestCompany;
let clientIds: string[];
let planIds: string[];

beforeAll(async () => {
  world = await openWorld({ DATABASE_POOL_SIZE: '12' });
  company = await world.company();
  planIds = [newId(), newId()];
  await inCompany((db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
       select $1, id, 1, 'Plan', 1000, 'USD', 'Month' from unnest($2::uuid[]) id`,
      [company.id, planIds],
    ),
  );
  const clients = await Promise.all(Array.from({ length: 12 }, () => world.client(company)));
  clientIds = clients.map(({ id }) => id);
});
afterAll(() => world.close());

const inCompany = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  world.services.database.inCompany(company.id, work);

const random = seededRandom(7);
const oneOf = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;

/** Some clients in the order of their ids, in which every writer of many takes them. */
const someClients = (): string[] => clientIds.filter(() => random.chance(0.4)).sort();

type Work = (db: Db) => Promise<unknown>;

/** The company's row comes before everything else that a writer locks. */
const takeNumbers = async (db: Db, count: number): Promise<number> => {
  const { rows } = await db.query<{ last: number }>(
    `update companies set last_payment_number = last_payment_number + $2 where id = $1
     returning last_payment_number as last`,
    [company.id, count],
  );
  return rows[0]?.last ?? 0;
};

const insertPayments = (db: Db, payers: readonly string[], last: number) => {
  const status = oneOf(['Succeeded', 'Failed', 'Pending']);
  return db.query(
    `insert into payments (company_id, id, number, direction, type, status, amount, currency, client_id, trigger,
       paid_at, failed_at)
     select $1, p.id, $5 - p.position + 1, 'Incoming', 'Subscription', $4, 1000 * p.position, 'USD', p.payer, 'Cycle',
       case when $4 = 'Succeeded' then now() end, case when $4 = 'Failed' then now() end
     from unnest($2::uuid[], $3::uuid[]) with ordinality p (id, payer, position)`,
    [company.id, payers.map(newId), payers, status, last],
  );
};

const recordPayments: Work = async (db) => {
  const payers = [oneOf(clientIds), oneOf(clientIds), oneOf(clientIds)].sort();
  await insertPayments(db, payers, await takeNumbers(db, payers.length));
};

const retryPayments: Work = async (db) => {
  const { rows } = await db.query<{ id: string }>(
    `select id from payments where company_id = $1 and status in ('Failed', 'Pending') and number % 3 = $2
     order by id for update`,
    [company.id, oneOf([0, 1, 2])],
  );
  await db.query(
    `update payments set status = 'Succeeded', paid_at = now(), attempt_count = attempt_count + 1
     where company_id = $1 and id = any($2::uuid[])`,
    [company.id, rows.map(({ id }) => id)],
  );
};

const refundPayments: Work = (db) =>
  db.query(
    `insert into refunds (company_id, id, payment_id, amount, reason, status)
     select $1, gen_random_uuid(), p.id, 50, 'Other', 'Succeeded' from (
       select id from payments where company_id = $1 and status = 'Succeeded'
       order by id limit 3 for update
     ) p`,
    [company.id],
  );

// In a statement of its own: one that also wrote would look for the versions of rows that were there before it waited.
const lockClients = (db: Db, ids: readonly string[]) =>
  db.query(
    'select id from clients where company_id = $1 and id = any($2::uuid[]) order by id for no key update',
    [company.id, ids],
  );

const moveClients =
  (isPaying: boolean, chosen = someClients): Work =>
  async (db) => {
    const ids = chosen();
    const change = isPaying ? 500 : -500;
    await lockClients(db, ids);
    await db.query(
      `update clients set is_paying = $3, mrr = $4, plan_id = $5, status = $6
       where company_id = $1 and id = any($2::uuid[])`,
      [company.id, ids, isPaying, isPaying ? 500 : 0, oneOf(planIds), isPaying ? 'Active' : 'Paused'],
    );
    await db.query(
      `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at, until_at)
       select $1, gen_random_uuid(), id, id, $3, $4, 0, now(), now() from unnest($2::uuid[]) id`,
      [company.id, ids, isPaying ? 'New' : 'Churned', change],
    );
  };

const renew: Work = async (db) => {
  const id = oneOf(clientIds);
  const last = await takeNumbers(db, 1);
  await moveClients(true, () => [id])(db);
  await insertPayments(db, [id], last);
};

const tagClients: Work = async (db) => {
  const ids = someClients();
  await lockClients(db, ids);
  await db.query('update clients set tags = $3 where company_id = $1 and id = any($2::uuid[])', [
    company.id,
    ids,
    oneOf([['vip'], ['agency', 'vip'], []]),
  ]);
};

const addClient: Work = async (db) => {
  await db.query(
    `with taken as (
       update companies set last_client_number = last_client_number + 1 where id = $1 returning last_client_number
     )
     insert into clients (company_id, id, number, name, email, status, source, country)
     select $1, $2, last_client_number, 'Added', $3, 'Invited', 'Manual', 'GB' from taken`,
    [company.id, newId(), `${newId()}@client.test`],
  );
};

const moveCompany: Work = (db) =>
  db.query('update companies set time_zone = $2 where id = $1', [
    company.id,
    oneOf(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']),
  ]);

const works: Readonly<Record<string, Work>> = {
  recordPayments,
  retryPayments,
  refundPayments,
  renew,
  begin: moveClients(true),
  stop: moveClients(false),
  tagClients,
  addClient,
  moveCompany,
};

async function writeFor(rounds: number): Promise<string[]> {
  const troubles: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [name, work] = oneOf(Object.entries(works));
    await inCompany(work).catch((error: unknown) => troubles.push(`${name}: ${String(error)}`));
  }
  return troubles;
}

test('ten writers beside each other neither stand in each other’s way nor lose a row', async () => {
  const troubles = await Promise.all(Array.from({ length: 10 }, () => writeFor(30)));
  expect(troubles.flat()).toEqual([]);

  const rows = await inCompany((db) => readRows(db, company.id));
  expect(rows.payments.length).toBeGreaterThan(50);
  expect(rows.refunds.length).toBeGreaterThan(20);
  expect(await inCompany((db) => readKept(db, company.id))).toEqual(recountKept(rows));
  for (const { id, ...client } of rows.clients) expect(client).toMatchObject(recountPaid(rows, id));

  const { series, timeZone } = await readAnalytics(await world.asAdmin(company), {
    range: { preset: 'Last7Days' },
  });
  expect(series).toEqual(series.map(({ from, to }) => recountPoint(rows, timeZone, from, to)));
});
