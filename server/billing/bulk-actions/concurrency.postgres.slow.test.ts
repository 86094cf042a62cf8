import type { ClientBulkAction, ClientBulkActionInput, Context } from '../../platform';
import {
  checkClientImport,
  createClient,
  findClient,
  findClientImport,
  runClientImport,
  startClientImport,
  uploadClientImport,
} from '../../clients/internals';
import {
  readRows,
  readStoredTotals,
  recomputePaymentSummary,
  recomputeStoredTotals,
} from '../../insights/testing';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { deactivateDueClients } from '../client-lifecycle/due';
import {
  changeClientPlan,
  pauseClient,
  reactivateClient,
  resumeClient,
} from '../client-lifecycle/clientLifecycle.service';
import { updateClient } from '../client-lifecycle/update.service';
import type { NewPayment } from '../payments/createPendingPayment';
import { startSubscriptions } from '../client-lifecycle/startSubscriptions';
import { runClientBulk } from './run';
import { findClientBulk } from './bulkActions.service';
import { startClientBulkAction } from './start.service';
import { undoClientBulkAction } from './undo.service';
import { buildFailedPayment, buildPayment, insertTestRefunds } from '../../testing/factories/payments';

const clientCount = 600;

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
let clientIds: string[];
let planIds: string[];

beforeAll(async () => {
  fixture = await openFixture({ DATABASE_POOL_SIZE: '20' });
  company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
  const plans = [await fixture.plan(company, { price: 1000 }), await fixture.plan(company, { price: 2500 })];
  planIds = plans.map(({ id }) => id);
  clientIds = (await createClients()).sort();
}, 120_000);
afterAll(() => fixture.close());

async function createClients(): Promise<string[]> {
  const clients: Awaited<ReturnType<Fixture['client']>>[] = [];
  // Clients are created sequentially, because the last of 600 concurrent creations would exceed the wait
  // limit for a company's transactions.
  for (let index = 0; index < clientCount; index += 1) {
    clients.push(await fixture.client(company, { email: `client-${index}@client.test` }));
  }
  await fixture.inCompany(company, (db) =>
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
const pickRandom = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;

type Operation = () => Promise<unknown>;

async function runToEnd(bulkId: string): Promise<ClientBulkAction> {
  await runClientBulk(fixture.services, { companyId: company.id, bulkId });
  const bulk = await findClientBulk(ctx, bulkId);
  return bulk.status === 'Running' ? runToEnd(bulkId) : bulk;
}

async function runOnAllClients(input: Omit<ClientBulkActionInput, 'selection'>): Promise<ClientBulkAction> {
  const { id } = await startClientBulkAction(
    ctx,
    { ...input, selection: { ids: clientIds } },
    clientIds.length,
    newId(),
  );
  return runToEnd(id);
}

/**
 * Runs a bulk action, undoes it with two concurrent requests and runs the undo job twice concurrently, as if
 * a live process were considered dead.
 */
async function runOnAllClientsAndUndo(input: Omit<ClientBulkActionInput, 'selection'>): Promise<void> {
  const { id } = await runOnAllClients(input);
  const attempts = await Promise.allSettled([
    undoClientBulkAction(ctx, id, newId()),
    undoClientBulkAction(ctx, id, newId()),
  ]);
  const [undo, ...others] = attempts.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  if (!undo || others.length > 0) throw new Error(`${input.kind} was undone ${attempts.length} times.`);
  await Promise.all([runToEnd(undo.id), runToEnd(undo.id)]);
  const { total, changed, unchanged, refused, status } = await findClientBulk(ctx, undo.id);
  expect([status, changed + unchanged + refused]).toEqual(['Finished', total]);
}

async function importClients(): Promise<void> {
  const rows = clientIds.slice(0, 200).map((_, index) => `client-${index}@client.test,DE,imported`);
  const newRows = Array.from({ length: 200 }, () => `${newId()}@client.test,GB,imported`);
  const lines = [...rows, ...newRows].sort(() => random.next() - 0.5).map((row) => `Name,${row}`);
  const bytes = Buffer.from(['Name,Email,Country,Tags', ...lines].join('\n'));
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  const mapping = (['Name', 'Email', 'Country', 'Tags'] as const).map((field, column) => ({ column, field }));
  await checkClientImport(ctx, id, mapping, 'Email');
  await startClientImport(ctx, id, 'OnlyValidRows');
  while ((await findClientImport(ctx, id)).status === 'Running') {
    await runClientImport(fixture.services, { companyId: company.id, importId: id });
  }
}

const savePayments = (...payments: NewPayment[]): Promise<void> => fixture.payments(company, ...payments);

async function payAndRefund(): Promise<void> {
  const succeeded = Array.from({ length: 5 }, () => buildPayment(pickRandom(clientIds)));
  await savePayments(...succeeded, buildFailedPayment(pickRandom(clientIds), 'expired_card'));
  const { id } = pickRandom(succeeded);
  await fixture.inCompany(company, (db) =>
    insertTestRefunds(db, company.id, {
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

const acceptableCodes = new Set(['CONFLICT', 'BAD_USER_INPUT']);

const smallOperations: readonly Operation[] = [
  payAndRefund,
  payAndRefund,
  () =>
    createClient(ctx, {
      name: 'New',
      email: `${newId()}@client.test`,
      country: 'GB',
      planId: pickRandom(planIds),
    }),
  () => pauseClient(ctx, pickRandom(clientIds)),
  () => resumeClient(ctx, pickRandom(clientIds), newId()),
  () => reactivateClient(ctx, pickRandom(clientIds), newId()),
  () => changeClientPlan(ctx, pickRandom(clientIds), pickRandom(planIds), newId()),
  async () => {
    const { id, lockVersion } = await findClient(ctx, pickRandom(clientIds));
    await updateClient(ctx, {
      id,
      lockVersion,
      country: pickRandom(['DE', 'GB', 'PT']),
      tags: [pickRandom(['a', 'z'])],
    });
  },
  async () => {
    await fixture.query(
      company,
      `update clients set deactivate_at = now() where company_id = $1 and id = $2 and status = 'Active'`,
      [company.id, pickRandom(clientIds)],
    );
    await deactivateDueClients(fixture.services);
  },
];

async function runSmallOperations(shouldStop: () => boolean): Promise<string[]> {
  const errors: string[] = [];
  while (!shouldStop()) {
    const write = pickRandom(smallOperations);
    await write().catch((error: { code?: string; message: string }) => {
      if (!acceptableCodes.has(error.code ?? ''))
        errors.push(`${write.toString().slice(0, 60)}: ${error.message}`);
    });
  }
  return errors;
}

test('concurrent bulk actions, imports, payments and edits cause no deadlocks and keep stored totals correct', async () => {
  let isFinished = false;
  const background = Array.from({ length: 6 }, () => runSmallOperations(() => isFinished));
  const largeResults = await Promise.allSettled([
    ...planIds.map((planId) => runOnAllClientsAndUndo({ kind: 'ChangePlan', planId })),
    runOnAllClientsAndUndo({ kind: 'AddTags', tags: ['x', 'a'] }),
    runOnAllClientsAndUndo({ kind: 'Pause' }),
    runOnAllClients({ kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other' }),
    importClients(),
    importClients(),
  ]);
  isFinished = true;
  const errors = (await Promise.all(background)).flat();
  expect(
    largeResults.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : [])),
  ).toEqual([]);
  expect(errors).toEqual([]);

  const { database } = fixture.services;
  const rows = await database.inCompany(company.id, (db) => readRows(db, company.id));
  expect(await database.inCompany(company.id, (db) => readStoredTotals(db, company.id))).toEqual(
    recomputeStoredTotals(rows),
  );
  for (const { id, ...client } of rows.clients)
    expect(client).toMatchObject(recomputePaymentSummary(rows, id));
  const { rows: mismatches } = await database.inCompany(company.id, (db) =>
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
  expect(mismatches).toEqual([]);
}, 240_000);
