import { recomputeRefunds } from '../../billing';
import { withPaymentTotals, withRefundTotals, writeMovements } from '../../billing/internals';
import { withClientTotals } from '../../clients';
import { lockTotals } from '../../company';
import { withTimeZoneChange } from '../../company/internals';
import type { Db } from '../../platform';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { repairTotals } from '../totals/repairTotals';
import { recomputeTotals } from '../totals/totals.repository';
import { readAnalytics } from './analytics.service';
import { readRows } from './testing/readRows';
import { recomputePoint } from './testing/recomputePoint';
import { recomputeStoredTotals, recomputePaymentSummary, readStoredTotals } from './testing/storedTotals';

let fixture: Fixture;
let company: TestCompany;
let clientIds: string[];
let planIds: string[];

beforeAll(async () => {
  fixture = await openFixture({ DATABASE_POOL_SIZE: '12' });
  company = await fixture.company();
  planIds = [(await fixture.plan(company)).id, (await fixture.plan(company)).id];
  const clients = await Promise.all(Array.from({ length: 12 }, () => fixture.client(company)));
  clientIds = clients.map(({ id }) => id);
});
afterAll(() => fixture.close());

const inCompany = <T>(operation: (db: Db) => Promise<T>): Promise<T> => fixture.inCompany(company, operation);

const random = seededRandom(7);
const pickOne = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;

/**
 * Returns random client ids in ascending order. All writers lock clients in this order to prevent deadlocks.
 */
const pickClientIds = (): string[] => clientIds.filter(() => random.chance(0.4)).sort();

type Operation = (db: Db) => Promise<unknown>;

/**
 * Allocates payment numbers, which locks the company's row. Writers must do so before they lock other rows,
 * to prevent deadlocks.
 */
const allocatePaymentNumbers = async (db: Db, count: number): Promise<number> => {
  const { rows } = await db.query<{ last: number }>(
    `update companies set last_payment_number = last_payment_number + $2 where id = $1
     returning last_payment_number as last`,
    [company.id, count],
  );
  return rows[0]?.last ?? 0;
};

const insertPayments = (db: Db, payers: readonly string[], last: number) => {
  const status = pickOne(['Succeeded', 'Failed', 'Pending']);
  const ids = payers.map(newId);
  return withPaymentTotals(db, company.id, ids, () =>
    db.query(
      `insert into payments (company_id, id, number, direction, type, status, amount, currency, client_id, trigger,
       paid_at, failed_at)
     select $1, p.id, $5 - p.position + 1, 'Incoming', 'Subscription', $4, 1000 * p.position, 'USD', p.payer, 'Cycle',
       case when $4 = 'Succeeded' then now() end, case when $4 = 'Failed' then now() end
     from unnest($2::uuid[], $3::uuid[]) with ordinality p (id, payer, position)`,
      [company.id, ids, payers, status, last],
    ),
  );
};

const addPayments: Operation = async (db) => {
  const payers = [pickOne(clientIds), pickOne(clientIds), pickOne(clientIds)].sort();
  await insertPayments(db, payers, await allocatePaymentNumbers(db, payers.length));
};

// Locks in a separate statement, because an update that waits for a lock keeps the snapshot from before the
// wait.
const lockClients = (db: Db, ids: readonly string[]) =>
  db.query(
    'select id from clients where company_id = $1 and id = any($2::uuid[]) order by id for no key update',
    [company.id, ids],
  );

const retryPayments: Operation = async (db) => {
  const { rows } = await db.query<{ id: string; clientId: string }>(
    `select id, client_id as "clientId" from payments
     where company_id = $1 and status in ('Failed', 'Pending') and number % 3 = $2 order by id`,
    [company.id, pickOne([0, 1, 2])],
  );
  await lockClients(
    db,
    rows.map(({ clientId }) => clientId),
  );
  const ids = rows.map(({ id }) => id);
  await withPaymentTotals(db, company.id, ids, () =>
    db.query(
      `update payments set status = 'Succeeded', paid_at = now(), attempt_count = attempt_count + 1
       where company_id = $1 and id = any($2::uuid[]) and status in ('Failed', 'Pending')`,
      [company.id, ids],
    ),
  );
};

const refundPayments: Operation = async (db) => {
  const { rows } = await db.query<{ id: string; clientId: string }>(
    `select id, client_id as "clientId" from payments where company_id = $1 and status = 'Succeeded' order by id limit 3`,
    [company.id],
  );
  await lockClients(
    db,
    rows.map(({ clientId }) => clientId),
  );
  const ids = rows.map(({ id }) => id);
  await withRefundTotals(db, company.id, ids, () =>
    db.query(
      `insert into refunds (company_id, id, payment_id, amount, reason, status)
       select $1, gen_random_uuid(), id, 50, 'Other', 'Succeeded' from payments
       where company_id = $1 and id = any($2::uuid[]) and status = 'Succeeded'`,
      [company.id, ids],
    ),
  );
};

const changePayingStatus =
  (isPaying: boolean, pickIds = pickClientIds): Operation =>
  async (db) => {
    const ids = pickIds();
    const change = isPaying ? 500 : -500;
    await lockClients(db, ids);
    await withClientTotals(db, company.id, ids, () =>
      db.query(
        `update clients set is_paying = $3, mrr = $4, plan_id = $5, status = $6
         where company_id = $1 and id = any($2::uuid[])`,
        [company.id, ids, isPaying, isPaying ? 500 : 0, pickOne(planIds), isPaying ? 'Active' : 'Paused'],
      ),
    );
    const [at, kind] = [new Date(), isPaying ? 'New' : 'Churned'] as const;
    const movements = ids.map((clientId) => ({
      id: newId(),
      clientId,
      planId: pickOne(planIds),
      kind,
      change,
      mrr: 0,
      at: at.toISOString(),
    }));
    await writeMovements(db, company.id, movements);
  };

const renew: Operation = async (db) => {
  const id = pickOne(clientIds);
  const last = await allocatePaymentNumbers(db, 1);
  await changePayingStatus(true, () => [id])(db);
  await insertPayments(db, [id], last);
};

const tagClients: Operation = async (db) => {
  const ids = pickClientIds();
  await lockClients(db, ids);
  await withClientTotals(db, company.id, ids, () =>
    db.query('update clients set tags = $3 where company_id = $1 and id = any($2::uuid[])', [
      company.id,
      ids,
      pickOne([['vip'], ['agency', 'vip'], []]),
    ]),
  );
};

const addClient: Operation = async (db) => {
  const id = newId();
  await withClientTotals(db, company.id, [id], () =>
    db.query(
      `with taken as (
       update companies set last_client_number = last_client_number + 1 where id = $1 returning last_client_number
     )
     insert into clients (company_id, id, number, name, email, status, source, country)
     select $1, $2, last_client_number, 'Added', $3, 'Invited', 'Manual', 'GB' from taken`,
      [company.id, id, `${id}@client.test`],
    ),
  );
};

const changeTimeZone: Operation = (db) =>
  withTimeZoneChange(db, company.id, () =>
    db.query('update companies set time_zone = $2 where id = $1', [
      company.id,
      pickOne(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']),
    ]),
  );

/** A refunded amount that differs is recomputed while other transactions change the same payments. */
const repairRefunds: Operation = async (db) => {
  const { rows } = await db.query<{ id: string; clientId: string }>(
    'select id, client_id as "clientId" from payments where company_id = $1 order by id limit 3',
    [company.id],
  );
  await recomputeRefunds(db, company.id, rows);
};

const recompute: Operation = async (db) => {
  await lockTotals(db, company.id);
  await recomputeTotals(db, company.id);
};

const operations: Readonly<Record<string, Operation>> = {
  recordPayments: addPayments,
  retryPayments,
  refundPayments,
  renew,
  begin: changePayingStatus(true),
  stop: changePayingStatus(false),
  tagClients,
  addClient,
  changeTimeZone,
  repairRefunds,
  recompute,
};

async function runWriter(rounds: number): Promise<string[]> {
  const errors: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [name, operation] = pickOne(Object.entries(operations));
    await inCompany(operation).catch((error: unknown) => errors.push(`${name}: ${String(error)}`));
    // The totals match their rows at every moment.
    if (round % 10 === 0) await repairTotals(fixture.services, (message) => errors.push(message));
  }
  return errors;
}

test('ten concurrent writers cause no deadlocks and no lost updates in the analytics totals', async () => {
  const errors = await Promise.all(Array.from({ length: 10 }, () => runWriter(30)));
  expect(errors.flat()).toEqual([]);

  const rows = await inCompany((db) => readRows(db, company.id));
  expect(rows.payments.length).toBeGreaterThan(50);
  expect(rows.refunds.length).toBeGreaterThan(20);
  expect(await inCompany((db) => readStoredTotals(db, company.id))).toEqual(recomputeStoredTotals(rows));
  for (const { id, ...client } of rows.clients)
    expect(client).toMatchObject(recomputePaymentSummary(rows, id));

  const { series, timeZone } = await readAnalytics(await fixture.signedIn(company), {
    range: { preset: 'Last7Days' },
  });
  expect(series).toEqual(series.map(({ from, to }) => recomputePoint(rows, timeZone, from, to)));
});
