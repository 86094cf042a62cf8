import fc from 'fast-check';
import type { Context } from '../../context';
import type { ClientStatus } from '../../schema.generated';
import { insertPlan } from '../../testing/insertPlan';
import { propertyRuns } from '../../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { carryOut, type Verdict } from './carryOut';
import type { ClientVerb, EventVerb, StandingChange } from './decide';
import { allowedMoves } from './moves';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

interface Scene {
  company: TestCompany;
  ctx: Context;
  clients: string[];
  plans: string[];
}

const starting: ClientStatus[] = ['Invited', 'Active', 'Trialing', 'Deactivated'];

async function scene(): Promise<Scene> {
  const { database } = world.services;
  const company = await world.company();
  const plans = [
    await insertPlan(database, company, { price: 1000 }),
    await insertPlan(database, company, { name: 'Yearly', price: 30_000, interval: 'Year' }),
    await insertPlan(database, company, { name: 'Free', price: 0 }),
    await insertPlan(database, company, { name: 'Gone', status: 'Archived' }),
  ];
  const clients = [];
  for (const status of starting) clients.push((await world.client(company, { status })).id);
  return { company, ctx: await world.asAdmin(company), clients, plans: plans.map(({ id }) => id) };
}

const asked = <Row extends object>({ company }: Scene, text: string): Promise<Row[]> =>
  world.services.database.inCompany(company.id, async (db) => (await db.query<Row>(text)).rows);

/** A step: which client, what is done, and to which plan or tag. */
const kinds = [
  'Pause',
  'Resume',
  'CancelDeactivation',
  'Reactivate',
  'DeactivateNow',
  'DeactivateLater',
  'ChangePlan',
  'Subscribe',
  'BecomeActive',
  'FallBehind',
  'AddTags',
  'RemoveTags',
  'Restore',
] as const;

const steps = fc.array(
  fc.record({
    client: fc.nat(starting.length - 1),
    kind: fc.constantFrom(...kinds),
    choice: fc.nat(3),
  }),
  { minLength: 10, maxLength: 25 },
);

type Step = { client: number; kind: (typeof kinds)[number]; choice: number };

function verbOf(
  { plans }: Scene,
  { kind, choice }: Step,
  changes: ReadonlyMap<string, StandingChange>,
): ClientVerb | EventVerb {
  const planId = plans[choice] ?? '';
  const tags = [`tag ${choice}`, 'vip'];
  switch (kind) {
    case 'DeactivateNow':
      return { kind: 'Deactivate', when: 'Now', reason: 'NonPayment', note: null };
    case 'DeactivateLater':
      return { kind: 'Deactivate', when: 'PeriodEnd', reason: 'ClientRequest', note: 'Leaves' };
    case 'ChangePlan':
      return { kind, planId };
    case 'Subscribe':
      return { kind, planId, trialDays: choice === 0 ? 14 : 0, isYearly: false, isPaid: true };
    case 'AddTags':
    case 'RemoveTags':
      return { kind, tags };
    case 'Restore':
      return { kind, changes };
    default:
      return { kind };
  }
}

async function statusOf(at: Scene, id: string): Promise<ClientStatus> {
  const [row] = await asked<{ status: ClientStatus }>(at, `select status from clients where id = '${id}'`);
  if (!row) throw new Error('The client is gone.');
  return row.status;
}

function expectLegal(before: ClientStatus, after: ClientStatus, verdict: Verdict): void {
  if (before !== after) expect(allowedMoves(before)).toContain(after);
  if (verdict.outcome !== 'Changed') expect(after).toBe(before);
  if (verdict.conflict?.kind !== 'IllegalMove') return;
  expect(verdict.conflict).toMatchObject({ from: before, allowed: allowedMoves(before) });
  expect(verdict.conflict.allowed).not.toContain(verdict.conflict.to);
}

const facetsCounted = `
  select facet, value, count(*)::integer as count, sum(active)::integer as active, sum(mrr)::integer as mrr from (
    select f.facet, f.value, c.is_paying::integer as active, c.mrr
    from clients c cross join lateral (
      select 'Plan' as facet, c.plan_id::text as value union all select 'Source', c.source
      union all select 'Tag', unnest(c.tags)
    ) f where f.value is not null
  ) every group by 1, 2 order by 1, 2`;

const facetsKept = `
  select facet, value, count, active, mrr::integer from client_facets where count <> 0 order by facet, value`;

const factsOfClients = `
  select c.id, c.mrr, c.is_paying as "isPaying",
    coalesce((select sum(change) from mrr_movements m where m.client_id = c.id), 0)::integer as moved,
    (select count(*) filter (where kind = 'New') - count(*) filter (where kind = 'Churned')
     from mrr_movements m where m.client_id = c.id)::integer as begun,
    coalesce((select mrr from mrr_movements m where m.client_id = c.id and until_at is null), 0) as latest,
    coalesce((select sum(paid.mrr) from subscriptions s cross join lateral (
        select s.mrr where s.unopened is null and (s.has_paid or not s.is_billed)
        union all select (before->>'mrr')::integer from (select s.unopened->'before' as before) u
        where (before->>'hasPaid')::boolean or not (before->>'isBilled')::boolean
      ) paid
      where s.client_id = c.id and s.ended_at is null and s.status in ('Active', 'PastDue')), 0)::integer as subscribed,
    (select count(*) from audit_events e where e.target_id = c.id)::integer as recorded
  from clients c order by c.id`;

interface Facts {
  id: string;
  mrr: number;
  isPaying: boolean;
  moved: number;
  begun: number;
  latest: number;
  subscribed: number;
  recorded: number;
}

async function expectCoherent(at: Scene, changes: ReadonlyMap<string, number>): Promise<void> {
  for (const facts of await asked<Facts>(at, factsOfClients)) {
    const { mrr, isPaying } = facts;
    expect(facts).toMatchObject({ moved: mrr, latest: mrr, subscribed: mrr, begun: isPaying ? 1 : 0 });
    expect(facts.recorded).toBe(changes.get(facts.id) ?? 0);
  }
  expect(await asked(at, facetsKept)).toEqual(await asked(at, facetsCounted));
  const broken = await asked(
    at,
    `select from (
       select until_at, lead(occurred_at) over (partition by client_id order by occurred_at, id) as next_at
       from mrr_movements
     ) m where until_at is distinct from next_at`,
  );
  expect(broken).toEqual([]);
}

test('whatever is done in whatever order: moves are legal, and MRR, facets and the record add up', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const at = await scene();
      const undone = new Map<string, StandingChange>();
      const changed = new Map<string, number>();
      for (const step of taken) {
        const id = at.clients[step.client] ?? '';
        const before = await statusOf(at, id);
        const verb = verbOf(at, step, undone);
        const [verdict] = await world.services.database.inCompany(at.company.id, (db) =>
          carryOut(db, at.company.id, verb, [id], at.ctx),
        );
        if (!verdict) throw new Error('There was no verdict.');
        const after = await statusOf(at, id);
        if (verb.kind !== 'Restore') expectLegal(before, after, verdict);
        if (verdict.outcome !== 'Changed') continue;
        changed.set(id, (changed.get(id) ?? 0) + 1);
        // Kept as the rows of a bulk action keep it.
        undone.set(id, JSON.parse(JSON.stringify({ before: verdict.before, after: verdict.after })));
      }
      await expectCoherent(at, changed);
    }),
    propertyRuns({ gate: 4, slow: 30 }),
  );
}, 120_000);
