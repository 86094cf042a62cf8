import type { Context, Services } from '../../context';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import { carryOut, clientStandings, type Verdict } from './carryOut';
import type { ClientStanding, ClientVerb, StandingChange } from './decide';
import { deactivateDueClients, startDeactivating } from './due';
import {
  cancelClientDeactivation,
  changeClientPlan,
  deactivateClient,
  pauseClient,
  reactivateClient,
  resumeClient,
} from './service';
import { startSubscription, startSubscriptions } from '../subscriptions/start';
import type { Client } from '../../schema.generated';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { insertPlan } from '../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('carryOut', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  interface Scene {
    company: TestCompany;
    ctx: Context;
    ids: string[];
    otherPlan: string;
  }

  async function subscribers(count: number): Promise<Scene> {
    const { database } = world.services;
    const company = await world.company();
    const [plan, other] = [
      await insertPlan(database, company),
      await insertPlan(database, company, { price: 2500 }),
    ];
    const ids = Array.from({ length: count }, newId);
    const at = new Date(Date.now() - 86_400_000);
    await database.inCompany(company.id, async (db) => {
      await db.query(
        `insert into clients (company_id, id, number, name, email, status, source)
       select $1, id, n, 'Client ' || n, id || '@client.test', 'Active', 'Import'
       from unnest($2::uuid[]) with ordinality as c(id, n)`,
        [company.id, ids],
      );
      await startSubscriptions(
        db,
        company.id,
        ids.map((clientId) => ({ clientId, planId: plan.id, at })),
      );
    });
    return { company, ctx: await world.asAdmin(company), ids, otherPlan: other.id };
  }

  const doing = ({ company, ctx }: Scene, verb: ClientVerb, ids: readonly string[]): Promise<Verdict[]> =>
    world.services.database.inCompany(company.id, (db) => carryOut(db, company.id, verb, ids, ctx));

  async function standings({ company, ids }: Scene): Promise<ClientStanding[]> {
    const found = await world.services.database.inCompany(company.id, (db) =>
      clientStandings(db, company.id, ids),
    );
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** How many statements a batch takes. */
  async function statementsFor(scene: Scene, verb: ClientVerb, ids: readonly string[]): Promise<number> {
    let statements = 0;
    await world.services.database.inCompany(scene.company.id, (db) => {
      const query: Db['query'] = (text, values) => {
        statements += 1;
        return db.query(text, values);
      };
      return carryOut({ query }, scene.company.id, verb, ids, scene.ctx);
    });
    return statements;
  }

  test('300 clients take no more statements than one', async () => {
    const scene = await subscribers(301);
    const [one = '', ...others] = scene.ids;
    const verb = { kind: 'ChangePlan', planId: scene.otherPlan } as const;
    const forOne = await statementsFor(scene, verb, [one]);
    expect(await statementsFor(scene, verb, others)).toBe(forOne);
    expect((await standings(scene)).filter(({ planId }) => planId === scene.otherPlan)).toHaveLength(301);
  });

  test('each client has a verdict of its own, in the order they were named', async () => {
    const scene = await subscribers(3);
    const [first = '', second = '', third = ''] = scene.ids;
    await doing(scene, { kind: 'Pause' }, [second]);
    await doing(scene, { kind: 'Deactivate', when: 'Now', reason: 'Other', note: null }, [first]);
    const nobody = newId();
    const verdicts = await doing(scene, { kind: 'Pause' }, [third, nobody, second, first, third]);
    expect(verdicts.map(({ clientId, outcome, mrrChange }) => [clientId, outcome, mrrChange])).toEqual([
      [third, 'Changed', -1000],
      [nobody, 'Refused', 0],
      [second, 'Unchanged', 0],
      [first, 'Refused', 0],
    ]);
    expect(verdicts[3]?.problem).toBe("Deactivated clients can't be paused.");
  });

  test('lists are told of up to 100 clients by name, and of more by number', async () => {
    const scene = await subscribers(101);
    const heard = world.services.events.subscribe('clientChanged', scene.company.id);
    await doing(scene, { kind: 'AddTags', tags: ['vip'] }, scene.ids.slice(0, 100));
    await doing(scene, { kind: 'RemoveTags', tags: ['vip'] }, scene.ids.slice(0, 1));
    await doing(scene, { kind: 'AddTags', tags: ['all'] }, scene.ids);
    const events = [await heard.next(), await heard.next(), await heard.next()].map(({ value }) => value);
    await heard.return?.();
    expect(events.map(({ ids, count }) => [ids.length, count])).toEqual([
      [100, 100],
      [1, 1],
      [0, 101],
    ]);
  });

  /** What rows of a bulk action keep, after a while in the database. */
  const kept = (verdicts: readonly Verdict[]): ReadonlyMap<string, StandingChange> =>
    new Map(
      verdicts.map(({ clientId, before, after }) => [
        clientId,
        JSON.parse(JSON.stringify({ before, after })),
      ]),
    );

  const undoable: [string, (otherPlan: string) => ClientVerb][] = [
    ['a pause', () => ({ kind: 'Pause' })],
    ['a deactivation', () => ({ kind: 'Deactivate', when: 'Now', reason: 'Fraud', note: 'Why' })],
    ['one to come', () => ({ kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other', note: null })],
    ['another plan', (planId) => ({ kind: 'ChangePlan', planId })],
    ['tags', () => ({ kind: 'AddTags', tags: ['vip'] })],
  ];

  test.each(undoable)('undoing %s puts back what it was, and counts MRR as it was', async (_what, make) => {
    const scene = await subscribers(2);
    const before = await standings(scene);
    const done = await doing(scene, make(scene.otherPlan), scene.ids);
    expect(await standings(scene)).not.toEqual(before);
    const undone = await doing(scene, { kind: 'Restore', changes: kept(done) }, scene.ids);
    expect(undone.map(({ outcome }) => outcome)).toEqual(['Changed', 'Changed']);
    expect(await standings(scene)).toEqual(before);
    const sum = (verdicts: Verdict[]) => verdicts.reduce((total, { mrrChange }) => total + mrrChange, 0);
    expect(sum(undone) + sum(done)).toBe(0);
  });

  test('undoing leaves alone who was changed since, and who was past due is so again', async () => {
    const scene = await subscribers(2);
    const [first = '', second = ''] = scene.ids;
    await world.services.database.inCompany(scene.company.id, (db) =>
      carryOut(db, scene.company.id, { kind: 'FallBehind' }, [first], scene.ctx),
    );
    const done = await doing(
      scene,
      { kind: 'Deactivate', when: 'Now', reason: 'NonPayment', note: null },
      scene.ids,
    );
    await doing(scene, { kind: 'Reactivate' }, [second]);
    const undone = await doing(scene, { kind: 'Restore', changes: kept(done) }, scene.ids);
    expect(undone.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['Changed', null],
      ['Refused', 'Somebody has changed this since, so it was not put back.'],
    ]);
    expect((await standings(scene)).map(({ status }) => status)).toEqual(['PastDue', 'Active']);
  });

  test('tags count the version up, a move does not', async () => {
    const scene = await subscribers(1);
    const versions = async () => {
      const { rows } = await world.services.database.inCompany(scene.company.id, (db) =>
        db.query<{ version: number }>('select lock_version as version from clients'),
      );
      return rows[0]?.version;
    };
    await doing(scene, { kind: 'Pause' }, scene.ids);
    expect(await versions()).toBe(1);
    await doing(scene, { kind: 'AddTags', tags: ['vip'] }, scene.ids);
    expect(await versions()).toBe(2);
  });
});

describe('due moves', () => {
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
    await waitForCommittedEvents(world.services, company.id);
    const heard = events.subscribe('clientChanged', company.id);
    await startDeactivating(world.services);
    await database.onPlatform((db) => jobs.enqueue(db, 'deactivate-due-clients', {}));
    expect((await heard.next()).value).toMatchObject({ ids: [id], count: 1 });
    await heard.return?.();
    await expect(resumeClient(ctx, id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('repeated presses', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  interface Scene {
    ctx: Context;
    /** Two clients who pay by the month. */
    id: string;
    otherId: string;
    monthly: string;
    yearly: string;
  }

  async function openScene(): Promise<Scene> {
    const { database } = world.services;
    const company = await world.company();
    const { id: monthly } = await insertPlan(database, company);
    const { id: yearly } = await insertPlan(database, company, { interval: 'Year', price: 9000 });
    const paying = async (): Promise<string> => {
      const { id } = await world.client(company);
      const at = new Date(Date.now() - 3 * 86_400_000);
      await database.inCompany(company.id, (db) =>
        startSubscription(db, company.id, { clientId: id, planId: monthly, at }),
      );
      return id;
    };
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
    return { ctx, id: await paying(), otherId: await paying(), monthly, yearly };
  }

  interface Press {
    /** Puts the client where the press does something. */
    ready: (scene: Scene) => Promise<unknown>;
    press: (scene: Scene, key: string) => Promise<Client>;
    /** With another body. */
    other: (scene: Scene, key: string) => Promise<Client>;
  }

  const leaving = { reason: 'Other' } as const;

  const presses: Readonly<Record<string, Press>> = {
    changeClientPlan: {
      ready: ({ ctx, id, monthly }) => changeClientPlan(ctx, id, monthly, newId()),
      press: ({ ctx, id, yearly }, key) => changeClientPlan(ctx, id, yearly, key),
      other: ({ ctx, otherId, yearly }, key) => changeClientPlan(ctx, otherId, yearly, key),
    },
    resumeClient: {
      ready: ({ ctx, id }) => pauseClient(ctx, id),
      press: ({ ctx, id }, key) => resumeClient(ctx, id, key),
      other: ({ ctx, otherId }, key) => resumeClient(ctx, otherId, key),
    },
    cancelClientDeactivation: {
      ready: ({ ctx, id }) => deactivateClient(ctx, { id, when: 'PeriodEnd', ...leaving }),
      press: ({ ctx, id }, key) => cancelClientDeactivation(ctx, id, key),
      other: ({ ctx, otherId }, key) => cancelClientDeactivation(ctx, otherId, key),
    },
    reactivateClient: {
      ready: ({ ctx, id }) => deactivateClient(ctx, { id, when: 'Now', ...leaving }),
      press: ({ ctx, id }, key) => reactivateClient(ctx, id, key),
      other: ({ ctx, otherId }, key) => reactivateClient(ctx, otherId, key),
    },
  };

  /** All that is on record of the clients, their subscriptions, and what was done to them. */
  const stands = ({ ctx }: Scene): Promise<object[]> =>
    world.services.database.inCompany(ctx.viewer?.companyId ?? '', async (db) => {
      const { rows } = await db.query(
        `select to_jsonb(c) as client, (select count(*)::integer from audit_events a where a.target_id = c.id) as events,
         (select jsonb_agg(s order by s.id) from subscriptions s where s.client_id = c.id) as subscriptions
       from clients c order by c.id`,
      );
      return rows;
    });

  const eventsOf = async (scene: Scene): Promise<number> =>
    (await stands(scene)).reduce((sum, row) => sum + Number('events' in row ? row.events : 0), 0);

  describe.each(Object.entries(presses))('%s', (_operation, { ready, press, other }) => {
    let scene: Scene;
    let key: string;
    beforeEach(async () => {
      scene = await openScene();
      key = newId();
      await ready(scene);
    });

    test('50 parallel presses are one effect', async () => {
      const before = await eventsOf(scene);
      const answers = await Promise.all(Array.from({ length: 50 }, () => press(scene, key)));
      expect(new Set(answers.map((client) => JSON.stringify(client))).size).toBe(1);
      expect(await eventsOf(scene)).toBe(before + 1);
    });

    test('a press that arrives again after what it did was taken back does nothing', async () => {
      await press(scene, key);
      await ready(scene);
      const before = await stands(scene);
      await press(scene, key);
      expect(await stands(scene)).toEqual(before);
      await press(scene, newId());
      expect(await stands(scene)).not.toEqual(before);
    });

    test('the same key with another body is an error, and nothing is done', async () => {
      await press(scene, key);
      const before = await stands(scene);
      await expect(other(scene, key)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'This key was used for something else.',
      });
      expect(await stands(scene)).toEqual(before);
    });
  });
});
