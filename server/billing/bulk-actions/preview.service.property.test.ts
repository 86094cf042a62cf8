import fc from 'fast-check';
import type { ClientBulkActionInput, ClientFilter, Context } from '../../platform';
import { newId } from '../../lib/ids';
import { propertyRuns } from '../../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { applyCommand } from '../client-lifecycle/applyCommand';
import type { BillingCommand, ClientCommand } from '../client-lifecycle/decide';
import { previewClientBulkAction } from './preview.service';
import { runClientBulk } from './run';
import { findClientBulk, listClientBulkRows } from './bulkActions.service';
import { startClientBulkAction } from './start.service';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

interface Setup {
  company: TestCompany;
  ctx: Context;
  plans: readonly string[];
}

async function createSetup(): Promise<Setup> {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
  const monthly = await fixture.plan(company, { name: 'Monthly', price: 1000 });
  const yearly = await fixture.plan(company, { name: 'Yearly', price: 9000, interval: 'Year' });
  return { company, ctx, plans: [monthly.id, yearly.id] };
}

const inCompany = <Row extends object>({ company }: Setup, sql: string, values: unknown[] = []) =>
  fixture.query<Row>(company, sql, values);

type Step = { command: ClientCommand | BillingCommand; daysAgo: number };

/** Generates histories of one client, which together reach every state. */
const clientHistory = (plans: readonly string[]): fc.Arbitrary<Step[]> => {
  const planId = fc.constantFrom(...plans);
  const kind = <Kind extends string>(...kinds: Kind[]) =>
    fc.constantFrom(...kinds).map((name) => ({ kind: name }));
  const command = fc.oneof(
    fc.record({
      kind: fc.constant('Subscribe' as const),
      planId,
      trialDays: fc.constantFrom(0, 3, 60),
      isYearly: fc.constant(false),
      isPaid: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('ChangePlan' as const), planId }),
    fc.record({
      kind: fc.constant('Deactivate' as const),
      when: fc.constantFrom('Now' as const, 'PeriodEnd' as const),
      reason: fc.constantFrom('Fraud' as const, 'Other' as const),
      note: fc.constantFrom(null, 'A note'),
    }),
    fc.record({
      kind: fc.constant('AddTags' as const),
      tags: fc.subarray(['vip', 'old', 'new'], { minLength: 1 }),
    }),
    kind('Pause', 'Resume', 'Reactivate', 'BecomeActive', 'BecomePastDue'),
  );
  const datedSteps = fc.array(fc.record({ command, daysAgo: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 4,
  });
  return datedSteps.map((list) => list.sort((one, other) => other.daysAgo - one.daysAgo));
};

async function applyHistories({ company, ctx }: Setup, histories: readonly Step[][]): Promise<void> {
  for (const history of histories) {
    const { id } = await fixture.client(company, { status: 'Invited' });
    await fixture.inCompany(company, async (db) => {
      for (const { command, daysAgo } of history) {
        await applyCommand(db, company.id, command, [id], ctx, new Date(Date.now() - daysAgo * 86_400_000));
      }
    });
  }
}

const totalMrr = async (setup: Setup): Promise<number> => {
  const [row] = await inCompany<{ mrr: number }>(
    setup,
    'select coalesce(sum(mrr), 0)::integer as mrr from clients',
  );
  return row?.mrr ?? 0;
};

const bulkInputs = ([monthly]: readonly string[]): ClientBulkActionInput[] => {
  const selection = {};
  return [
    { kind: 'AddTags', tags: ['vip', 'new'], selection },
    { kind: 'RemoveTags', tags: ['old', 'absent'], selection },
    { kind: 'ChangePlan', planId: monthly, selection },
    { kind: 'Pause', selection },
    { kind: 'Resume', selection },
    { kind: 'Deactivate', when: 'PeriodEnd', reason: 'Fraud', note: 'A note', selection },
    { kind: 'Deactivate', when: 'Now', reason: 'Other', selection },
    { kind: 'Reactivate', selection },
  ];
};

/** Returns the outcome in the shape of a preview. */
async function loadOutcome(setup: Setup, id: string) {
  const { total, changed, unchanged, refused } = await findClientBulk(setup.ctx, id);
  const refusals = await inCompany<{ problem: string; count: number }>(
    setup,
    `select problem, count(*)::integer as count from client_bulk_rows
     where bulk_id = $1 and outcome = 'Refused' group by problem order by 2 desc, 1`,
    [id],
  );
  return { total, willChange: changed, unchanged, refused, refusals };
}

test('previewClientBulkAction predicts the outcome for clients with any history', async () => {
  const template = await createSetup();
  await fc.assert(
    fc.asyncProperty(
      fc.array(clientHistory([0, 1].map((index) => template.plans[index] ?? '')), {
        minLength: 4,
        maxLength: 12,
      }),
      fc.integer({ min: 0, max: 7 }),
      async (histories, inputIndex) => {
        const setup = await createSetup();
        const remapped = histories.map((history) =>
          history.map(({ command, daysAgo }) => ({
            daysAgo,
            command:
              'planId' in command
                ? { ...command, planId: setup.plans[template.plans.indexOf(command.planId)] ?? '' }
                : command,
          })),
        );
        await applyHistories(setup, remapped);
        const input = bulkInputs(setup.plans)[inputIndex];
        if (!input) throw new Error('The bulk action has no input.');
        const { examples, mrrChange, ...preview } = await previewClientBulkAction(setup.ctx, input);
        const before = await totalMrr(setup);
        const { id } = await startClientBulkAction(setup.ctx, input, histories.length, newId());
        await runClientBulk(fixture.services, { companyId: setup.company.id, bulkId: id });
        expect(await loadOutcome(setup, id)).toEqual(preview);
        expect((await totalMrr(setup)) - before).toBe(mrrChange);
        const changed = await listClientBulkRows(setup.ctx, { id, outcome: 'Changed' });
        expect(changed.items.map(({ client }) => client)).toEqual(expect.arrayContaining(examples));
        expect(examples).toHaveLength(Math.min(5, preview.willChange));
      },
    ),
    propertyRuns({ gate: 10, slow: 100 }),
  );
}, 240_000);

test('previewClientBulkAction hides the MRR change without MANAGE_PAYMENTS', async () => {
  const setup = await createSetup();
  await fixture.client(setup.company);
  const [input] = bulkInputs(setup.plans);
  if (!input) throw new Error('The bulk action has no input.');
  const otherOperator = await fixture.signedIn(setup.company, ['MANAGE_CLIENT_MANAGEMENT']);
  await expect(previewClientBulkAction(otherOperator, input)).resolves.toMatchObject({
    willChange: 1,
    mrrChange: null,
  });
  await expect(previewClientBulkAction(setup.ctx, input)).resolves.toMatchObject({
    willChange: 1,
    mrrChange: 0,
  });
});

test.each<[string, ClientFilter, number]>([
  ['a search and a filter', { status: ['Active'] }, 1],
  ['a filter without matches', { status: ['PastDue'] }, 0],
])('previewClientBulkAction counts the clients selected by %s', async (_what, filter, total) => {
  const setup = await createSetup();
  await fixture.client(setup.company, { name: 'Ruth Lovelace', status: 'Active' });
  await fixture.client(setup.company, { name: 'Ruth Byron', status: 'Paused' });
  await fixture.client(setup.company, { name: 'Grace', status: 'Active' });
  const input: ClientBulkActionInput = { kind: 'Pause', selection: { search: 'ruth', filter } };
  await expect(previewClientBulkAction(setup.ctx, input)).resolves.toMatchObject({
    total,
    willChange: total,
  });
});
