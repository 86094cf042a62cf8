import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Services } from '../../context';
import type { ClientBulk } from '../../schema.generated';
import { newId } from '../../lib/ids';
import {
  createContext,
  createKillableDatabase,
  createAdmin,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { addManyClients } from '../../testing/addManyClients';
import { testEngine } from '../../testing/testEngine';
import { runClientBulk, workClientBulks } from './run';
import { findClientBulk } from './service';
import { startClientBulk } from './start';
import { undoClientBulk } from './undo';

const clients = 10_000;
// Every sixth client is Deactivated, and refused. Trialing, Active, PastDue and Paused ones begin a subscription.
const refused = 1666;
const changed = clients - refused;
const subscribers = 4 * 1667;

let killable: KillableDatabase;
beforeAll(async () => {
  killable = await createKillableDatabase();
});
afterAll(() => killable.remove());

async function begin(services: Services): Promise<{ viewer: Context['viewer']; id: string }> {
  const viewer = await createAdmin(services);
  const { companyId } = viewer;
  await addManyClients(services.database, companyId, clients);
  const planId = newId();
  await services.database.inCompany(companyId, (db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
       values ($1, $2, 1, 'Plan', 1200, 'USD', 'Month')`,
      [companyId, planId],
    ),
  );
  const input = { kind: 'ChangePlan', planId, selection: {} } as const;
  const { id } = await startClientBulk(createContext(services, viewer), input, clients, newId());
  return { viewer, id };
}

async function goOn(ctx: Context, id: string): Promise<ClientBulk> {
  const { services, viewer } = ctx;
  const isServer = services.database.kind === 'postgres';
  if (!isServer) await workClientBulks(services);
  for (;;) {
    const bulk = await findClientBulk(ctx, id);
    if (bulk.status !== 'Running') return bulk;
    // A server's queue gives the job of a process that died to another after a minute.
    if (isServer) await runClientBulk(services, { companyId: viewer?.companyId ?? '', bulkId: id });
    else await delay(50);
  }
}

interface Facts {
  rows: number;
  changed: number;
  onPlan: number;
  audited: number;
  auditedClients: number;
}

/** What the rows, the clients and the record say of a bulk, each for itself. */
async function factsOf({ services, viewer }: Context, id: string, action: string): Promise<Facts> {
  const { rows } = await services.database.inCompany(viewer?.companyId ?? '', (db) =>
    db.query<Facts>(
      `select
         (select count(distinct client_id)::integer from client_bulk_rows where bulk_id = $1) as rows,
         (select count(*)::integer from client_bulk_rows where bulk_id = $1 and outcome = 'Changed') as changed,
         (select count(*)::integer from clients where plan_id is not null) as "onPlan",
         (select count(*)::integer from audit_events where action = $2) as audited,
         (select count(distinct target_id)::integer from audit_events where action = $2) as "auditedClients"`,
      [id, action],
    ),
  );
  const [facts] = rows;
  if (!facts) throw new Error('Nothing was counted.');
  return facts;
}

const runningSubscriptions = async ({ services, viewer }: Context): Promise<object[]> => {
  const { rows } = await services.database.inCompany(viewer?.companyId ?? '', (db) =>
    db.query('select count(*)::integer as count from subscriptions where ended_at is null'),
  );
  return rows;
};

test('kill -9 during a bulk over 10,000 clients: each is changed exactly once, and all of it can be undone', async () => {
  const { viewer, id } = await killable.withServices(begin);
  const withContext = <T>(work: (ctx: Context) => Promise<T>): Promise<T> =>
    killable.withServices((services) => work(createContext(services, viewer)));
  let acknowledged = await killable.killAfter(10);
  expect(acknowledged).toBeGreaterThan(0);
  // On a server the second process finds the job taken until the first counts as dead.
  if (testEngine() === 'embedded') acknowledged += await killable.killAfter(5);

  await withContext(async (ctx) => {
    const before = await findClientBulk(ctx, id);
    expect(before.status).toBe('Running');
    expect(before.changed).toBeGreaterThanOrEqual(acknowledged);
    expect(before.changed).toBeLessThan(changed);
    // The counters, the rows, the clients and the record say the same wherever it was cut.
    const done = before.changed;
    const facts = { rows: clients, changed: done, onPlan: done, audited: done, auditedClients: done };
    expect(await factsOf(ctx, id, 'client.planChanged')).toEqual(facts);

    expect(await goOn(ctx, id)).toMatchObject({ status: 'Finished', changed, unchanged: 0, refused });
    const all = { rows: clients, changed, onPlan: changed, audited: changed, auditedClients: changed };
    expect(await factsOf(ctx, id, 'client.planChanged')).toEqual(all);
    expect(await runningSubscriptions(ctx)).toEqual([{ count: subscribers }]);
  });

  const undo = await withContext((ctx) => undoClientBulk(ctx, id, newId()));
  await killable.killAfter(3);
  await withContext(async (ctx) => {
    await expect(findClientBulk(ctx, undo.id)).resolves.toMatchObject({ status: 'Running', total: changed });
    expect(await goOn(ctx, undo.id)).toMatchObject({ status: 'Finished', changed, refused: 0 });
    const none = { rows: changed, changed, onPlan: 0, audited: changed, auditedClients: changed };
    expect(await factsOf(ctx, undo.id, 'client.restored')).toEqual(none);
    expect(await runningSubscriptions(ctx)).toEqual([{ count: 0 }]);
  });
}, 240_000);
