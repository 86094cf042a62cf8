import fc from 'fast-check';
import type { Context } from '../../platform';
import type { ClientStatus } from '../../../contract/enums';
import { propertyRuns } from '../../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { applyCommand, type CommandResult } from './applyCommand';
import type { ClientStateChange } from './clientState';
import type { BillingCommand, ClientCommand } from './decide';
import { allowedTransitions } from '../../../contract/clients';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

interface Setup {
  company: TestCompany;
  ctx: Context;
  clients: string[];
  plans: string[];
}

const initialStatuses: ClientStatus[] = ['Invited', 'Active', 'Trialing', 'Deactivated'];

async function setUpCompany(): Promise<Setup> {
  const company = await fixture.company();
  const plans = [
    await fixture.plan(company, { price: 1000 }),
    await fixture.plan(company, { name: 'Yearly', price: 30_000, interval: 'Year' }),
    await fixture.plan(company, { name: 'Free', price: 0 }),
    await fixture.plan(company, { name: 'Gone', status: 'Archived' }),
  ];
  const clients = [];
  for (const status of initialStatuses) clients.push((await fixture.client(company, { status })).id);
  return { company, ctx: await fixture.signedIn(company), clients, plans: plans.map(({ id }) => id) };
}

const queryRows = <Row extends object>({ company }: Setup, text: string) => fixture.query<Row>(company, text);

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
  'BecomePastDue',
  'AddTags',
  'RemoveTags',
  'Restore',
] as const;

const steps = fc.array(
  fc.record({
    client: fc.nat(initialStatuses.length - 1),
    kind: fc.constantFrom(...kinds),
    choice: fc.nat(3),
  }),
  { minLength: 10, maxLength: 25 },
);

type Step = { client: number; kind: (typeof kinds)[number]; choice: number };

function toCommand(
  { plans }: Setup,
  { kind, choice }: Step,
  changes: ReadonlyMap<string, ClientStateChange>,
): ClientCommand | BillingCommand {
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

async function loadStatus(setup: Setup, id: string): Promise<ClientStatus> {
  const [row] = await queryRows<{ status: ClientStatus }>(
    setup,
    `select status from clients where id = '${id}'`,
  );
  if (!row) throw new Error('The client does not exist.');
  return row.status;
}

function expectLegalTransition(before: ClientStatus, after: ClientStatus, result: CommandResult): void {
  if (before !== after) expect(allowedTransitions(before)).toContain(after);
  if (result.outcome !== 'Changed') expect(after).toBe(before);
  if (result.conflict?.kind !== 'IllegalTransition') return;
  expect(result.conflict).toMatchObject({ from: before, allowed: allowedTransitions(before) });
  expect(result.conflict.allowed).not.toContain(result.conflict.to);
}

const computedFacetsQuery = `
  select facet, value, count(*)::integer as count, sum(active)::integer as active, sum(mrr)::integer as mrr from (
    select f.facet, f.value, c.is_paying::integer as active, c.mrr
    from clients c cross join lateral (
      select 'Plan' as facet, c.plan_id::text as value union all select 'Source', c.source
      union all select 'Tag', unnest(c.tags)
    ) f where f.value is not null
  ) every group by 1, 2 order by 1, 2`;

const storedFacetsQuery = `
  select facet, value, count, active, mrr::integer from client_facets where count <> 0 order by facet, value`;

const clientFactsQuery = `
  select c.id, c.mrr, c.is_paying as "isPaying",
    coalesce((select sum(change) from mrr_movements m where m.client_id = c.id), 0)::integer as "movementSum",
    (select count(*) filter (where kind = 'New') - count(*) filter (where kind = 'Churned')
     from mrr_movements m where m.client_id = c.id)::integer as "openStarts",
    coalesce((select mrr from mrr_movements m where m.client_id = c.id and until_at is null), 0) as "latestMrr",
    coalesce((select sum(paid.mrr) from subscriptions s cross join lateral (
        select s.mrr where s.unopened is null and (s.has_paid or not s.is_billed)
        union all select (before->>'mrr')::integer from (select s.unopened->'before' as before) u
        where (before->>'hasPaid')::boolean or not (before->>'isBilled')::boolean
      ) paid
      where s.client_id = c.id and s.ended_at is null and s.status in ('Active', 'PastDue')), 0)::integer as "subscribedMrr",
    (select count(*) from audit_events e where e.target_id = c.id)::integer as "auditEventCount"
  from clients c order by c.id`;

interface Facts {
  id: string;
  mrr: number;
  isPaying: boolean;
  movementSum: number;
  openStarts: number;
  latestMrr: number;
  subscribedMrr: number;
  auditEventCount: number;
}

async function expectConsistent(setup: Setup, changes: ReadonlyMap<string, number>): Promise<void> {
  for (const facts of await queryRows<Facts>(setup, clientFactsQuery)) {
    const { mrr, isPaying } = facts;
    expect(facts).toMatchObject({
      movementSum: mrr,
      latestMrr: mrr,
      subscribedMrr: mrr,
      openStarts: isPaying ? 1 : 0,
    });
    expect(facts.auditEventCount).toBe(changes.get(facts.id) ?? 0);
  }
  expect(await queryRows(setup, storedFacetsQuery)).toEqual(await queryRows(setup, computedFacetsQuery));
  const gaps = await queryRows(
    setup,
    `select from (
       select until_at, lead(occurred_at) over (partition by client_id order by occurred_at, id) as next_at
       from mrr_movements
     ) m where until_at is distinct from next_at`,
  );
  expect(gaps).toEqual([]);
}

test('random commands cause only legal transitions and keep MRR, facets and the audit log consistent', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (chosenSteps) => {
      const setup = await setUpCompany();
      const restorableChanges = new Map<string, ClientStateChange>();
      const changeCounts = new Map<string, number>();
      for (const step of chosenSteps) {
        const id = setup.clients[step.client] ?? '';
        const before = await loadStatus(setup, id);
        const command = toCommand(setup, step, restorableChanges);
        const [result] = await fixture.inCompany(setup.company, (db) =>
          applyCommand(db, setup.company.id, command, [id], setup.ctx),
        );
        if (!result) throw new Error('The command returned no result.');
        const after = await loadStatus(setup, id);
        if (command.kind !== 'Restore') expectLegalTransition(before, after, result);
        if (result.outcome !== 'Changed') continue;
        changeCounts.set(id, (changeCounts.get(id) ?? 0) + 1);
        // The change is serialized like the stored rows of a bulk action.
        restorableChanges.set(id, JSON.parse(JSON.stringify({ before: result.before, after: result.after })));
      }
      await expectConsistent(setup, changeCounts);
    }),
    propertyRuns({ gate: 4, slow: 30 }),
  );
}, 120_000);
