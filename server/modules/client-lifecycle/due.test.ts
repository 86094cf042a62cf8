import type { Services } from '../../context';
import { newId } from '../../lib/ids';
import { insertPlan } from '../../testing/plans';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { startSubscriptions } from '../subscriptions/start';
import { deactivateDueClients, startDeactivating } from './due';
import { deactivateClient, resumeClient } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const asked = <Row extends object>(company: TestCompany, text: string): Promise<Row[]> =>
  world.services.database.inCompany(company.id, async (db) => (await db.query<Row>(text)).rows);

/** Clients who pay, and whose deactivation fell due a minute ago. */
async function due(count: number): Promise<TestCompany> {
  const { database } = world.services;
  const company = await world.company();
  const plan = await insertPlan(database, company);
  const ids = Array.from({ length: count }, newId);
  await database.inCompany(company.id, async (db) => {
    await db.query(
      `insert into clients (company_id, id, number, name, email, status, source, deactivate_at, deactivated_by,
         deactivation_reason)
       select $1, id, n, 'Client ' || n, id || '@client.test', 'Active', 'Import', now() - interval '1 minute', $3,
         'ClientRequest'
       from unnest($2::uuid[]) with ordinality as c(id, n)`,
      [company.id, ids, company.admin.id],
    );
    const at = new Date();
    await startSubscriptions(
      db,
      company.id,
      ids.map((clientId) => ({ clientId, planId: plan.id, at })),
    );
  });
  return company;
}

const facts = (company: TestCompany) =>
  asked(
    company,
    `select c.status, c.is_paying as paying, c.deactivate_at as "at", c.deactivation_reason as reason,
       (select count(*)::integer from audit_events e where e.target_id = c.id) as events,
       (select count(*)::integer from mrr_movements m where m.client_id = c.id and kind = 'Churned') as churned,
       count(*)::integer as clients
     from clients c group by 1, 2, 3, 4, 5, 6`,
  );

const doneOnce = (clients: number) => [
  {
    status: 'Deactivated',
    paying: false,
    at: null,
    reason: 'ClientRequest',
    events: 1,
    churned: 1,
    clients,
  },
];

test('what is due is done in every company, in the system’s name, and says who had put it off', async () => {
  const [one, other] = [await due(1), await due(2)];
  await deactivateDueClients(world.services);
  expect(await facts(one)).toEqual(doneOnce(1));
  expect(await facts(other)).toEqual(doneOnce(2));
  const events = await asked(one, 'select action, actor_type, actor_name, changes from audit_events');
  expect(events).toEqual([
    {
      action: 'client.deactivated',
      actor_type: 'System',
      actor_name: null,
      changes: expect.arrayContaining([
        { field: 'status', before: 'Active', after: 'Deactivated' },
        { field: 'scheduledBy', before: null, after: one.admin.name },
      ]),
    },
  ]);
});

test('what is not due yet stays', async () => {
  const company = await due(1);
  await asked(company, "update clients set deactivate_at = now() + interval '1 hour'");
  await deactivateDueClients(world.services);
  expect(await facts(company)).toMatchObject([{ status: 'Active', paying: true, events: 0 }]);
});

/** A process that dies before its second batch is acknowledged. */
function dyingInSecondBatch({ database, ...services }: Services): Services {
  let batches = 0;
  return {
    ...services,
    database: {
      ...database,
      inCompany: (companyId, work) =>
        database.inCompany(companyId, async (db) => {
          const result = await work(db);
          batches += 1;
          if (batches === 2) throw new Error('The process has died.');
          return result;
        }),
    },
  };
}

test('a run that is cut off leaves the rest to the next, and each is done exactly once', async () => {
  const company = await due(450);
  await expect(deactivateDueClients(dyingInSecondBatch(world.services))).rejects.toThrow('died');
  const halfway = await asked<{ status: string; count: number }>(
    company,
    'select status, count(*)::integer as count from clients group by 1 order by 1',
  );
  expect(halfway).toEqual([
    { status: 'Active', count: 250 },
    { status: 'Deactivated', count: 200 },
  ]);
  await Promise.all([deactivateDueClients(world.services), deactivateDueClients(world.services)]);
  expect(await facts(company)).toEqual(doneOnce(450));
});

test('what an operator has put off is done by the job of its own accord', async () => {
  const { database, events, jobs } = world.services;
  const company = await due(1);
  const ctx = await world.asAdmin(company);
  await asked(company, 'update clients set deactivate_at = null');
  const [client] = await asked<{ id: string }>(company, 'select id from clients');
  const id = client?.id ?? '';
  await deactivateClient(ctx, { id, when: 'PeriodEnd', reason: 'Other' });
  await asked(company, 'update clients set deactivate_at = now()');
  const heard = events.subscribe('clientChanged', company.id);
  await startDeactivating(world.services);
  await database.onPlatform((db) => jobs.enqueue(db, 'deactivate-due-clients', {}));
  expect((await heard.next()).value).toMatchObject({ ids: [id], count: 1 });
  await heard.return?.();
  await expect(resumeClient(ctx, id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
});
