import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Services } from '../../context';
import { openDatabase } from '../../db/openDatabase';
import { startEvents } from '../../events';
import { startJobs } from '../../jobs';
import type { ClientBulk } from '../../schema.generated';
import { newId } from '../../lib/ids';
import { parseSettings } from '../../settings';
import { startChild } from '../../testing/child';
import { insertCompany, insertOperator } from '../../testing/inhabitants';
import { addManyClients } from '../../testing/manyClients';
import { postgresTemplate, testServerUrl } from '../../testing/postgresTemplate';
import { embeddedTemplate, newFolder, removeFolder } from '../../testing/template';
import { viewerOf } from '../../testing/viewers';
import { runClientBulk, workClientBulks } from './run';
import { findClientBulk } from './service';
import { startClientBulk } from './start';
import { undoClientBulk } from './undo';

const clients = 10_000;
// Every sixth client is Deactivated, and refused; Active, PastDue and Paused ones begin a subscription.
const refused = 1666;
const changed = clients - refused;
const subscribers = 3 * 1667;
const template = testServerUrl() ? postgresTemplate : embeddedTemplate;
const key = randomBytes(32).toString('base64');

let folder: string;
let copied: Record<string, string>;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await newFolder('killed-bulk');
  copied = await template.copy(folder);
  const usual = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: key, ENCRYPTION_KEY: key };
  environment = { ...usual, DATA_DIR: folder, ...copied };
});
afterAll(async () => {
  await template.drop(copied);
  await removeFolder(folder);
});

async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const settings = parseSettings(environment);
  const database = await openDatabase(settings);
  const events = await startEvents(database);
  const jobs = await startJobs(database);
  try {
    return await work({ settings, database, events, jobs });
  } finally {
    await jobs.stop();
    await events.close();
    await database.close();
  }
}

const contextOf = (services: Services, viewer: Context['viewer']): Context => ({
  services,
  viewer,
  caller: { requestId: 't', ipAddress: '::1', userAgent: null },
});

async function begin(services: Services): Promise<{ viewer: Context['viewer']; id: string }> {
  const company = await insertCompany(services.database, {});
  const operator = await insertOperator(services.database, company, { role: 'Admin' });
  const viewer = await viewerOf(services.database, company, operator);
  await addManyClients(services.database, company.id, clients);
  const planId = newId();
  await services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
       values ($1, $2, 1, 'Plan', 1200, 'USD', 'Month')`,
      [company.id, planId],
    ),
  );
  const input = { kind: 'ChangePlan', planId, selection: {} } as const;
  const { id } = await startClientBulk(contextOf(services, viewer), input, clients);
  return { viewer, id };
}

/** Works the queues in a process of its own until it dies after so many batches, and says how many clients that was. */
async function killAfter(batches: number): Promise<number> {
  const child = startChild('workQueues', JSON.stringify(environment), String(batches));
  await child.ended;
  if (child.lines.length < batches)
    throw new Error(`The process ended by itself: ${child.errors.join('\n')}`);
  return child.lines.reduce((sum, line) => sum + Number(line), 0);
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
  const { viewer, id } = await withServices(begin);
  const withContext = <T>(work: (ctx: Context) => Promise<T>): Promise<T> =>
    withServices((services) => work(contextOf(services, viewer)));
  let acknowledged = await killAfter(10);
  expect(acknowledged).toBeGreaterThan(0);
  // On a server the second process finds the job taken until the first counts as dead.
  if (!testServerUrl()) acknowledged += await killAfter(5);

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

  const undo = await withContext((ctx) => undoClientBulk(ctx, id));
  await killAfter(3);
  await withContext(async (ctx) => {
    await expect(findClientBulk(ctx, undo.id)).resolves.toMatchObject({ status: 'Running', total: changed });
    expect(await goOn(ctx, undo.id)).toMatchObject({ status: 'Finished', changed, refused: 0 });
    const none = { rows: changed, changed, onPlan: 0, audited: changed, auditedClients: changed };
    expect(await factsOf(ctx, undo.id, 'client.restored')).toEqual(none);
    expect(await runningSubscriptions(ctx)).toEqual([{ count: 0 }]);
  });
}, 240_000);
