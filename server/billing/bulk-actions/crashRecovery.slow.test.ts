import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBulkAction, Context, Services } from '../../platform';
import { newId } from '../../lib/ids';
import { fixtureOf } from '../../testing/fixture';
import { createKillableDatabase, type KillableDatabase } from '../../testing/killableDatabase';
import { testEngine } from '../../testing/testEngine';
import { runClientBulk, workClientBulks } from './run';
import { findClientBulk } from './bulkActions.service';
import { startClientBulkAction } from './start.service';
import { undoClientBulkAction } from './undo.service';
import { addManyClients } from '../../testing/factories/clients';

const clientCount = 10_000;
// Every sixth client is deactivated, so its plan change is refused. Trialing, active, past due and paused
// clients get a subscription.
const refused = 1666;
const changed = clientCount - refused;
const subscriberCount = 4 * 1667;

let killable: KillableDatabase;
beforeAll(async () => {
  killable = await createKillableDatabase();
});
afterAll(() => killable.remove());

async function startBulk(services: Services): Promise<{ viewer: Context['viewer']; id: string }> {
  const fixture = fixtureOf(services);
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  await addManyClients(services.database, company.id, clientCount);
  const { id: planId } = await fixture.plan(company, { price: 1200 });
  const input = { kind: 'ChangePlan', planId, selection: {} } as const;
  const { id } = await startClientBulkAction(ctx, input, clientCount, newId());
  return { viewer: ctx.viewer, id };
}

async function resumeToEnd(ctx: Context, id: string): Promise<ClientBulkAction> {
  const { services, viewer } = ctx;
  const isServer = services.database.kind === 'postgres';
  if (!isServer) await workClientBulks(services);
  for (;;) {
    const bulk = await findClientBulk(ctx, id);
    if (bulk.status !== 'Running') return bulk;
    // With PostgreSQL, the queue reassigns a dead process's job only after a minute, so the test runs the
    // bulk action directly.
    if (isServer) await runClientBulk(services, { companyId: viewer?.companyId ?? '', bulkId: id });
    else await delay(50);
  }
}

interface Totals {
  rows: number;
  changed: number;
  onPlan: number;
  audited: number;
  auditedClients: number;
}

/** Counts the effects of a bulk action separately in its rows, the clients and the audit log. */
async function loadTotals({ services, viewer }: Context, id: string, action: string): Promise<Totals> {
  const { rows } = await services.database.inCompany(viewer?.companyId ?? '', (db) =>
    db.query<Totals>(
      `select
         (select count(distinct client_id)::integer from client_bulk_rows where bulk_id = $1) as rows,
         (select count(*)::integer from client_bulk_rows where bulk_id = $1 and outcome = 'Changed') as changed,
         (select count(*)::integer from clients where plan_id is not null) as "onPlan",
         (select count(*)::integer from audit_events where action = $2) as audited,
         (select count(distinct target_id)::integer from audit_events where action = $2) as "auditedClients"`,
      [id, action],
    ),
  );
  const [totals] = rows;
  if (!totals) throw new Error('The query returned no row.');
  return totals;
}

const runningSubscriptions = async ({ services, viewer }: Context): Promise<object[]> => {
  const { rows } = await services.database.inCompany(viewer?.companyId ?? '', (db) =>
    db.query('select count(*)::integer as count from subscriptions where ended_at is null'),
  );
  return rows;
};

test('a bulk action and its undo process each client exactly once despite SIGKILL', async () => {
  const { viewer, id } = await killable.withServices(startBulk);
  const withContext = <T>(work: (ctx: Context) => Promise<T>): Promise<T> =>
    killable.withServices((services) => work({ ...fixtureOf(services).asAnonymous(), viewer }));
  let acknowledged = await killable.killAfter(10);
  expect(acknowledged).toBeGreaterThan(0);
  // With PostgreSQL, a second process cannot take the job until the first counts as dead.
  if (testEngine() === 'embedded') acknowledged += await killable.killAfter(5);

  await withContext(async (ctx) => {
    const before = await findClientBulk(ctx, id);
    expect(before.status).toBe('Running');
    expect(before.changed).toBeGreaterThanOrEqual(acknowledged);
    expect(before.changed).toBeLessThan(changed);
    // The counters, rows, clients and audit log agree after the kill.
    const done = before.changed;
    const totals = { rows: clientCount, changed: done, onPlan: done, audited: done, auditedClients: done };
    expect(await loadTotals(ctx, id, 'client.planChanged')).toEqual(totals);

    expect(await resumeToEnd(ctx, id)).toMatchObject({ status: 'Finished', changed, unchanged: 0, refused });
    const all = { rows: clientCount, changed, onPlan: changed, audited: changed, auditedClients: changed };
    expect(await loadTotals(ctx, id, 'client.planChanged')).toEqual(all);
    expect(await runningSubscriptions(ctx)).toEqual([{ count: subscriberCount }]);
  });

  const undo = await withContext((ctx) => undoClientBulkAction(ctx, id, newId()));
  await killable.killAfter(3);
  await withContext(async (ctx) => {
    await expect(findClientBulk(ctx, undo.id)).resolves.toMatchObject({ status: 'Running', total: changed });
    expect(await resumeToEnd(ctx, undo.id)).toMatchObject({ status: 'Finished', changed, refused: 0 });
    const none = { rows: changed, changed, onPlan: 0, audited: changed, auditedClients: changed };
    expect(await loadTotals(ctx, undo.id, 'client.restored')).toEqual(none);
    expect(await runningSubscriptions(ctx)).toEqual([{ count: 0 }]);
  });
}, 240_000);
