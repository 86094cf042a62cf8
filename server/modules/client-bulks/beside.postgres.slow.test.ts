import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import type { ClientBulk, ClientBulkInput } from '../../schema.generated';
import { insertPlan } from '../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { readRows } from '../analytics/testing/readRows';
import { recountKept, recountPaid, readKept } from '../analytics/testing/recountKept';
import { checkClientImport } from '../client-imports/check';
import { runClientImport } from '../client-imports/run';
import { findClientImport, startClientImport } from '../client-imports/service';
import { uploadClientImport } from '../client-imports/upload';
import { deactivateDueClients } from '../client-lifecycle/due';
import { changeClientPlan, pauseClient, reactivateClient, resumeClient } from '../client-lifecycle/service';
import { updateClient } from '../client-lifecycle/update';
import { createClient, findClient } from '../clients/service';
import { recordPayments, recordRefund, type NewPayment } from '../payments/recording';
import { aFailure, aPayment } from '../payments/testPayments';
import { startSubscriptions } from '../subscriptions/start';
import { runClientBulk } from './run';
import { findClientBulk } from './service';
import { startClientBulk } from './start';
import { undoClientBulk } from './undo';

const clientCount = 600;

let world: World;
let company: TestCompany;
let ctx: Context;
let clientIds: string[];
let planIds: string[];

beforeAll(async () => {
  world = await openWorld({ DATABASE_POOL_SIZE: '20' });
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  const plans = [
    await insertPlan(world.services.database, company, { price: 1000 }),
    await insertPlan(world.services.database, company, { price: 2500 }),
  ];
  planIds = plans.map(({ id }) => id);
  clientIds = (await addAll()).sort();
}, 120_000);
afterAll(() => world.close());

async function addAll(): Promise<string[]> {
  const clients: Awaited<ReturnType<World['client']>>[] = [];
  // One after another: all at once, the last would wait longer for their turn than a company's transactions may.
  for (let index = 0; index < clientCount; index += 1) {
    clients.push(await world.client(company, { email: `client-${index}@client.test` }));
  }
  await world.services.database.inCompany(company.id, (db) =>
    startSubscriptions(
      db,
      company.id,
      clients.map(({ id }, index) => ({
        clientId: id,
        planId: planIds[index % 2] ?? '',
        at: new Date('2026-01-01T00:00:00Z'),
      })),
    ),
  );
  return clients.map(({ id }) => id);
}

const random = seededRandom(5);
const oneOf = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;

type Work = () => Promise<unknown>;

/** Works a bulk to its end, turn after turn. */
async function work(bulkId: string): Promise<ClientBulk> {
  await runClientBulk(world.services, { companyId: company.id, bulkId });
  const bulk = await findClientBulk(ctx, bulkId);
  return bulk.status === 'Running' ? work(bulkId) : bulk;
}

async function doToAll(input: Omit<ClientBulkInput, 'selection'>): Promise<ClientBulk> {
  const { id } = await startClientBulk(
    ctx,
    { ...input, selection: { ids: clientIds } },
    clientIds.length,
    newId(),
  );
  return work(id);
}

/** By two operators at once, and worked by two processes, as after a job that was thought dead. */
async function doToAllAndUndo(input: Omit<ClientBulkInput, 'selection'>): Promise<void> {
  const { id } = await doToAll(input);
  const tries = await Promise.allSettled([
    undoClientBulk(ctx, id, newId()),
    undoClientBulk(ctx, id, newId()),
  ]);
  const [undoing, ...more] = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (!undoing || more.length > 0) throw new Error(`${input.kind} was undone ${tries.length} times.`);
  await Promise.all([work(undoing.id), work(undoing.id)]);
  const { total, changed, unchanged, refused, status } = await findClientBulk(ctx, undoing.id);
  expect([status, changed + unchanged + refused]).toEqual(['Finished', total]);
}

async function importOnce(): Promise<void> {
  const rows = clientIds.slice(0, 200).map((_, index) => `client-${index}@client.test,DE,imported`);
  const news = Array.from({ length: 200 }, () => `${newId()}@client.test,GB,imported`);
  const all = [...rows, ...news].sort(() => random.next() - 0.5).map((row) => `Name,${row}`);
  const bytes = Buffer.from(['Name,Email,Country,Tags', ...all].join('\n'));
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  const mapping = (['Name', 'Email', 'Country', 'Tags'] as const).map((field, column) => ({ column, field }));
  await checkClientImport(ctx, id, mapping, 'Email');
  await startClientImport(ctx, id, 'OnlyGoodRows');
  while ((await findClientImport(ctx, id)).status === 'Running') {
    await runClientImport(world.services, { companyId: company.id, importId: id });
  }
}

const record = (...payments: NewPayment[]): Promise<void> =>
  world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, payments));

async function pay(): Promise<void> {
  const paid = Array.from({ length: 5 }, () => aPayment(oneOf(clientIds)));
  await record(...paid, aFailure(oneOf(clientIds), 'expired_card'));
  const { id } = oneOf(paid);
  await world.services.database.inCompany(company.id, (db) =>
    recordRefund(db, company.id, {
      id: newId(),
      paymentId: id,
      amount: 100,
      reason: 'Other',
      status: 'Succeeded',
      createdBy: null,
      createdAt: new Date(),
    }),
  );
}

const acceptable = new Set(['CONFLICT', 'BAD_USER_INPUT']);

const small: readonly Work[] = [
  pay,
  pay,
  () =>
    createClient(ctx, {
      name: 'New',
      email: `${newId()}@client.test`,
      country: 'GB',
      planId: oneOf(planIds),
    }),
  () => pauseClient(ctx, oneOf(clientIds)),
  () => resumeClient(ctx, oneOf(clientIds), newId()),
  () => reactivateClient(ctx, oneOf(clientIds), newId()),
  () => changeClientPlan(ctx, oneOf(clientIds), oneOf(planIds), newId()),
  async () => {
    const { id, lockVersion } = await findClient(ctx, oneOf(clientIds));
    await updateClient(ctx, {
      id,
      lockVersion,
      country: oneOf(['DE', 'GB', 'PT']),
      tags: [oneOf(['a', 'z'])],
    });
  },
  async () => {
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `update clients set deactivate_at = now() where company_id = $1 and id = $2 and status = 'Active'`,
        [company.id, oneOf(clientIds)],
      ),
    );
    await deactivateDueClients(world.services);
  },
];

async function keepBusy(until: () => boolean): Promise<string[]> {
  const troubles: string[] = [];
  while (!until()) {
    const write = oneOf(small);
    await write().catch((error: { code?: string; message: string }) => {
      if (!acceptable.has(error.code ?? ''))
        troubles.push(`${write.toString().slice(0, 60)}: ${error.message}`);
    });
  }
  return troubles;
}

test('bulks, imports, payments, moves and edits beside each other wait in no circle and lose nothing', async () => {
  let isOver = false;
  const busy = Array.from({ length: 6 }, () => keepBusy(() => isOver));
  const large = await Promise.allSettled([
    ...planIds.map((planId) => doToAllAndUndo({ kind: 'ChangePlan', planId })),
    doToAllAndUndo({ kind: 'AddTags', tags: ['x', 'a'] }),
    doToAllAndUndo({ kind: 'Pause' }),
    doToAll({ kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other' }),
    importOnce(),
    importOnce(),
  ]);
  isOver = true;
  const troubles = (await Promise.all(busy)).flat();
  expect(large.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual(
    [],
  );
  expect(troubles).toEqual([]);

  const { database } = world.services;
  const rows = await database.inCompany(company.id, (db) => readRows(db, company.id));
  expect(await database.inCompany(company.id, (db) => readKept(db, company.id))).toEqual(recountKept(rows));
  for (const { id, ...client } of rows.clients) expect(client).toMatchObject(recountPaid(rows, id));
  const { rows: wrong } = await database.inCompany(company.id, (db) =>
    db.query(
      `select c.id from clients c
       left join subscriptions s on s.company_id = c.company_id and s.client_id = c.id and s.ended_at is null
       left join lateral (
         select sum(change) as change, (array_agg(mrr order by occurred_at desc, id desc))[1] as latest
         from mrr_movements m where m.company_id = c.company_id and m.client_id = c.id
       ) m on true
       left join lateral (
         select s.mrr where s.unopened is null and (s.has_paid or not s.is_billed and s.mrr > 0)
         union all select (before->>'mrr')::integer from (select s.unopened->'before' as before) u
         where (before->>'hasPaid')::boolean
           or not (before->>'isBilled')::boolean and (before->>'mrr')::integer > 0
       ) p on s.status in ('Active', 'PastDue')
       where c.company_id = $1 and (
         c.is_paying <> (p.mrr is not null) or c.mrr <> coalesce(p.mrr, 0)
         or c.mrr <> coalesce(m.change, 0) or c.mrr <> coalesce(m.latest, 0)
       )`,
      [company.id],
    ),
  );
  expect(wrong).toEqual([]);
}, 240_000);
