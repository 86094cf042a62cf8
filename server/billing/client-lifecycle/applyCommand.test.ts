import type { Client, Context, Db, Services } from '../../platform';
import { toTransaction } from '../../platform/internals';
import { newId } from '../../lib/ids';
import { loadClientStates } from './clientLifecycle.repository';
import type { ClientState, ClientStateChange } from './clientState';
import { applyCommand, type CommandResult } from './applyCommand';
import type { ClientCommand } from './decide';
import { deactivateDueClients, startDueDeactivations } from './due';
import {
  cancelClientDeactivation,
  changeClientPlan,
  deactivateClient,
  pauseClient,
  reactivateClient,
  resumeClient,
} from './clientLifecycle.service';
import { startSubscription, startSubscriptions } from './startSubscriptions';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { insertClients } from '../../testing/factories/clients';

describe('applyCommand', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  interface TestClients {
    company: TestCompany;
    ctx: Context;
    ids: string[];
    otherPlan: string;
  }

  async function createSubscribers(count: number): Promise<TestClients> {
    const { database } = fixture.services;
    const company = await fixture.company();
    const [plan, other] = [await fixture.plan(company), await fixture.plan(company, { price: 2500 })];
    const ids = Array.from({ length: count }, newId);
    const at = new Date(Date.now() - 86_400_000);
    await database.inCompany(company.id, async (db) => {
      await insertClients(db, company.id, ids);
      await startSubscriptions(
        db,
        company.id,
        ids.map((clientId) => ({ clientId, planId: plan.id, at })),
      );
    });
    return { company, ctx: await fixture.signedIn(company), ids, otherPlan: other.id };
  }

  const apply = (
    { company, ctx }: TestClients,
    command: ClientCommand,
    ids: readonly string[],
  ): Promise<CommandResult[]> =>
    fixture.inCompany(company, (db) => applyCommand(db, company.id, command, ids, ctx));

  async function loadStates({ company, ids }: TestClients): Promise<ClientState[]> {
    const found = await fixture.inCompany(company, (db) => loadClientStates(db, company.id, ids));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Returns the number of SQL statements that a batch executes. */
  async function countStatements(
    testClients: TestClients,
    command: ClientCommand,
    ids: readonly string[],
  ): Promise<number> {
    let statements = 0;
    await fixture.inCompany(testClients.company, (db) => {
      const query: Db['query'] = (text, values) => {
        statements += 1;
        return db.query(text, values);
      };
      const counted = toTransaction(query, fixture.services.database.subscriptions);
      return applyCommand(counted, testClients.company.id, command, ids, testClients.ctx);
    });
    return statements;
  }

  test('executes as many statements for 300 clients as for one', async () => {
    const testClients = await createSubscribers(301);
    const [one = '', ...others] = testClients.ids;
    const command = { kind: 'ChangePlan', planId: testClients.otherPlan } as const;
    const forOne = await countStatements(testClients, command, [one]);
    expect(await countStatements(testClients, command, others)).toBe(forOne);
    expect(
      (await loadStates(testClients)).filter(({ planId }) => planId === testClients.otherPlan),
    ).toHaveLength(301);
  });

  test('returns one result for each client in the requested order', async () => {
    const testClients = await createSubscribers(3);
    const [first = '', second = '', third = ''] = testClients.ids;
    await apply(testClients, { kind: 'Pause' }, [second]);
    await apply(testClients, { kind: 'Deactivate', when: 'Now', reason: 'Other', note: null }, [first]);
    const unknownId = newId();
    const results = await apply(testClients, { kind: 'Pause' }, [third, unknownId, second, first, third]);
    expect(results.map(({ clientId, outcome, mrrChange }) => [clientId, outcome, mrrChange])).toEqual([
      [third, 'Changed', -1000],
      [unknownId, 'Refused', 0],
      [second, 'Unchanged', 0],
      [first, 'Refused', 0],
    ]);
    expect(results[3]?.problem).toBe('Only active and past due clients can be paused.');
  });

  test('publishes the ids of up to 100 clients, and only the count of a larger number', async () => {
    const testClients = await createSubscribers(101);
    const clientEvents = fixture.services.events.subscribe('clientChanged', testClients.company.id);
    await apply(testClients, { kind: 'AddTags', tags: ['vip'] }, testClients.ids.slice(0, 100));
    await apply(testClients, { kind: 'RemoveTags', tags: ['vip'] }, testClients.ids.slice(0, 1));
    await apply(testClients, { kind: 'AddTags', tags: ['all'] }, testClients.ids);
    const events = [await clientEvents.next(), await clientEvents.next(), await clientEvents.next()].map(
      ({ value }) => value,
    );
    await clientEvents.return?.();
    expect(events.map(({ ids, count }) => [ids.length, count])).toEqual([
      [100, 100],
      [1, 1],
      [0, 101],
    ]);
  });

  /** Returns the changes by client id, in the form that bulk action rows store. */
  const storedChanges = (results: readonly CommandResult[]): ReadonlyMap<string, ClientStateChange> =>
    new Map(
      results.map(({ clientId, before, after }) => [clientId, JSON.parse(JSON.stringify({ before, after }))]),
    );

  const undoable: [string, (otherPlan: string) => ClientCommand][] = [
    ['a pause', () => ({ kind: 'Pause' })],
    ['a deactivation', () => ({ kind: 'Deactivate', when: 'Now', reason: 'Fraud', note: 'Why' })],
    [
      'a scheduled deactivation',
      () => ({ kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other', note: null }),
    ],
    ['a plan change', (planId) => ({ kind: 'ChangePlan', planId })],
    ['added tags', () => ({ kind: 'AddTags', tags: ['vip'] })],
  ];

  test.each(undoable)('Restore reverts %s, including the MRR change', async (_title, createCommand) => {
    const testClients = await createSubscribers(2);
    const before = await loadStates(testClients);
    const applied = await apply(testClients, createCommand(testClients.otherPlan), testClients.ids);
    expect(await loadStates(testClients)).not.toEqual(before);
    const undone = await apply(
      testClients,
      { kind: 'Restore', changes: storedChanges(applied) },
      testClients.ids,
    );
    expect(undone.map(({ outcome }) => outcome)).toEqual(['Changed', 'Changed']);
    expect(await loadStates(testClients)).toEqual(before);
    const sum = (results: CommandResult[]) => results.reduce((total, { mrrChange }) => total + mrrChange, 0);
    expect(sum(undone) + sum(applied)).toBe(0);
  });

  test('Restore refuses a client that changed later and returns a past-due client to PastDue', async () => {
    const testClients = await createSubscribers(2);
    const [first = '', second = ''] = testClients.ids;
    await fixture.inCompany(testClients.company, (db) =>
      applyCommand(db, testClients.company.id, { kind: 'BecomePastDue' }, [first], testClients.ctx),
    );
    const applied = await apply(
      testClients,
      { kind: 'Deactivate', when: 'Now', reason: 'NonPayment', note: null },
      testClients.ids,
    );
    await apply(testClients, { kind: 'Reactivate' }, [second]);
    const undone = await apply(
      testClients,
      { kind: 'Restore', changes: storedChanges(applied) },
      testClients.ids,
    );
    expect(undone.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['Changed', null],
      ['Refused', 'This client changed afterward, so the action wasn’t undone.'],
    ]);
    expect((await loadStates(testClients)).map(({ status }) => status)).toEqual(['PastDue', 'Active']);
  });

  test("increments the client's lock version for tags, but not for a status transition", async () => {
    const testClients = await createSubscribers(1);
    const loadVersion = async () => {
      const rows = await fixture.query<{ version: number }>(
        testClients.company,
        'select lock_version as version from clients',
      );
      return rows[0]?.version;
    };
    await apply(testClients, { kind: 'Pause' }, testClients.ids);
    expect(await loadVersion()).toBe(1);
    await apply(testClients, { kind: 'AddTags', tags: ['vip'] }, testClients.ids);
    expect(await loadVersion()).toBe(2);
  });
});

describe('deactivateDueClients', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const queryRows = <Row extends object>(company: TestCompany, text: string) =>
    fixture.query<Row>(company, text);

  /** Creates a company with paying clients whose deactivation has been due for a minute. */
  async function createDueClients(count: number): Promise<TestCompany> {
    const { database } = fixture.services;
    const company = await fixture.company();
    const plan = await fixture.plan(company);
    const ids = Array.from({ length: count }, newId);
    await database.inCompany(company.id, async (db) => {
      await insertClients(db, company.id, ids);
      await db.query(
        `update clients set deactivate_at = now() - interval '1 minute', deactivated_by = $1,
         deactivation_reason = 'ClientRequest'`,
        [company.admin.id],
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

  const loadFacts = (company: TestCompany) =>
    queryRows(
      company,
      `select c.status, c.is_paying as paying, c.deactivate_at as "at", c.deactivation_reason as reason,
       (select count(*)::integer from audit_events e where e.target_id = c.id) as events,
       (select count(*)::integer from mrr_movements m where m.client_id = c.id and kind = 'Churned') as churned,
       count(*)::integer as clients
     from clients c group by 1, 2, 3, 4, 5, 6`,
    );

  const deactivatedFacts = (clients: number) => [
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

  test('deactivates due clients of every company as the system, and names the scheduling operator in the audit event', async () => {
    const [one, other] = [await createDueClients(1), await createDueClients(2)];
    await deactivateDueClients(fixture.services);
    expect(await loadFacts(one)).toEqual(deactivatedFacts(1));
    expect(await loadFacts(other)).toEqual(deactivatedFacts(2));
    const events = await queryRows(one, 'select action, actor_type, actor_name, changes from audit_events');
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

  test('ignores a deactivation that is not due', async () => {
    const company = await createDueClients(1);
    await queryRows(company, "update clients set deactivate_at = now() + interval '1 hour'");
    await deactivateDueClients(fixture.services);
    expect(await loadFacts(company)).toMatchObject([{ status: 'Active', paying: true, events: 0 }]);
  });

  /** Returns services whose second batch fails before the commit, as if the process had been killed. */
  function failInSecondBatch({ database, ...services }: Services): Services {
    let batches = 0;
    return {
      ...services,
      database: {
        ...database,
        inCompany: (companyId, work) =>
          database.inCompany(companyId, async (db) => {
            const result = await work(db);
            batches += 1;
            if (batches === 2) throw new Error('The process was killed.');
            return result;
          }),
      },
    };
  }

  test('continues after an interrupted run and deactivates each client exactly once', async () => {
    const company = await createDueClients(450);
    await expect(deactivateDueClients(failInSecondBatch(fixture.services))).rejects.toThrow('killed');
    const halfway = await queryRows<{ status: string; count: number }>(
      company,
      'select status, count(*)::integer as count from clients group by 1 order by 1',
    );
    expect(halfway).toEqual([
      { status: 'Active', count: 250 },
      { status: 'Deactivated', count: 200 },
    ]);
    await Promise.all([deactivateDueClients(fixture.services), deactivateDueClients(fixture.services)]);
    expect(await loadFacts(company)).toEqual(deactivatedFacts(450));
  });

  test('deactivates a client whose deactivation an operator scheduled, when run as a job', async () => {
    const { database, events, jobs } = fixture.services;
    const company = await createDueClients(1);
    const ctx = await fixture.signedIn(company);
    await queryRows(company, 'update clients set deactivate_at = null');
    const [client] = await queryRows<{ id: string }>(company, 'select id from clients');
    const id = client?.id ?? '';
    await deactivateClient(ctx, { id, when: 'PeriodEnd', reason: 'Other' });
    await queryRows(company, 'update clients set deactivate_at = now()');
    await waitForCommittedEvents(fixture.services, company.id);
    const clientEvents = events.subscribe('clientChanged', company.id);
    await startDueDeactivations(fixture.services);
    await database.onPlatform((db) => jobs.enqueue(db, 'deactivate-due-clients', {}));
    expect((await clientEvents.next()).value).toMatchObject({ ids: [id], count: 1 });
    await clientEvents.return?.();
    await expect(resumeClient(ctx, id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('idempotent operations', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  interface TestClients {
    ctx: Context;
    /** The id of a client who pays monthly, like `otherId`. */
    id: string;
    otherId: string;
    monthly: string;
    yearly: string;
  }

  async function setUpClients(): Promise<TestClients> {
    const { database } = fixture.services;
    const company = await fixture.company();
    const { id: monthly } = await fixture.plan(company);
    const { id: yearly } = await fixture.plan(company, { interval: 'Year', price: 9000 });
    const createPayingClient = async (): Promise<string> => {
      const { id } = await fixture.client(company);
      const at = new Date(Date.now() - 3 * 86_400_000);
      await database.inCompany(company.id, (db) =>
        startSubscription(db, company.id, { clientId: id, planId: monthly, at }),
      );
      return id;
    };
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
    return { ctx, id: await createPayingClient(), otherId: await createPayingClient(), monthly, yearly };
  }

  interface IdempotentOperation {
    /** Puts the client in a state in which the operation has an effect. */
    prepare: (testClients: TestClients) => Promise<unknown>;
    send: (testClients: TestClients, idempotencyKey: string) => Promise<Client>;
    /** Sends the same key with a different request. */
    other: (testClients: TestClients, idempotencyKey: string) => Promise<Client>;
  }

  const deactivationReason = { reason: 'Other' } as const;

  const operations: Readonly<Record<string, IdempotentOperation>> = {
    changeClientPlan: {
      prepare: ({ ctx, id, monthly }) => changeClientPlan(ctx, id, monthly, newId()),
      send: ({ ctx, id, yearly }, idempotencyKey) => changeClientPlan(ctx, id, yearly, idempotencyKey),
      other: ({ ctx, otherId, yearly }, idempotencyKey) =>
        changeClientPlan(ctx, otherId, yearly, idempotencyKey),
    },
    resumeClient: {
      prepare: ({ ctx, id }) => pauseClient(ctx, id),
      send: ({ ctx, id }, idempotencyKey) => resumeClient(ctx, id, idempotencyKey),
      other: ({ ctx, otherId }, idempotencyKey) => resumeClient(ctx, otherId, idempotencyKey),
    },
    cancelClientDeactivation: {
      prepare: ({ ctx, id }) => deactivateClient(ctx, { id, when: 'PeriodEnd', ...deactivationReason }),
      send: ({ ctx, id }, idempotencyKey) => cancelClientDeactivation(ctx, id, idempotencyKey),
      other: ({ ctx, otherId }, idempotencyKey) => cancelClientDeactivation(ctx, otherId, idempotencyKey),
    },
    reactivateClient: {
      prepare: ({ ctx, id }) => deactivateClient(ctx, { id, when: 'Now', ...deactivationReason }),
      send: ({ ctx, id }, idempotencyKey) => reactivateClient(ctx, id, idempotencyKey),
      other: ({ ctx, otherId }, idempotencyKey) => reactivateClient(ctx, otherId, idempotencyKey),
    },
  };

  /** Returns the stored clients with their subscriptions and audit event counts. */
  const loadRecords = ({ ctx }: TestClients): Promise<object[]> =>
    fixture.services.database.inCompany(ctx.viewer?.companyId ?? '', async (db) => {
      const { rows } = await db.query(
        `select to_jsonb(c) as client, (select count(*)::integer from audit_events a where a.target_id = c.id) as events,
         (select jsonb_agg(s order by s.id) from subscriptions s where s.client_id = c.id) as subscriptions
       from clients c order by c.id`,
      );
      return rows;
    });

  const countAuditEvents = async (testClients: TestClients): Promise<number> =>
    (await loadRecords(testClients)).reduce((sum, row) => sum + Number('events' in row ? row.events : 0), 0);

  describe.each(Object.entries(operations))('%s', (_operation, { prepare, send, other }) => {
    let testClients: TestClients;
    let idempotencyKey: string;
    beforeEach(async () => {
      testClients = await setUpClients();
      idempotencyKey = newId();
      await prepare(testClients);
    });

    test('applies 50 concurrent requests with one key once', async () => {
      const before = await countAuditEvents(testClients);
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => send(testClients, idempotencyKey)),
      );
      expect(new Set(responses.map((client) => JSON.stringify(client))).size).toBe(1);
      expect(await countAuditEvents(testClients)).toBe(before + 1);
    });

    test('ignores a repeated request even after its effect was reverted', async () => {
      await send(testClients, idempotencyKey);
      await prepare(testClients);
      const before = await loadRecords(testClients);
      await send(testClients, idempotencyKey);
      expect(await loadRecords(testClients)).toEqual(before);
      await send(testClients, newId());
      expect(await loadRecords(testClients)).not.toEqual(before);
    });

    test('rejects a key that was used for a different request, without any effect', async () => {
      await send(testClients, idempotencyKey);
      const before = await loadRecords(testClients);
      await expect(other(testClients, idempotencyKey)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'This idempotency key was already used for another request.',
      });
      expect(await loadRecords(testClients)).toEqual(before);
    });
  });
});
