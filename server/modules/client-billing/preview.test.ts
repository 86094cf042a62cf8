import { newId } from '../../lib/ids';
import { seededRandom, type Random } from '../../lib/random';
import type { PlanPriceInput } from '../../schema.generated';
import { openWorld, type World } from '../../testing/world';
import type { ClientVerb, EventVerb } from '../client-lifecycle/decide';
import { createClientBillingPlan } from './create';
import { moveSubscribers } from './moveSubscribers';
import { changePlanPrice, previewPlanPrice } from './price';
import { planOf, price } from './testing/plans';
import { clientsWith, factsOf, subscribe, type Billing, type SubscriptionFact } from './testing/subscribers';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const leaving = { kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other', note: null } as const;

/** How clients come to stand with a plan. */
const lives = (planId: string): (ClientVerb | EventVerb)[][] => [
  [subscribe(planId)],
  [subscribe(planId, true)],
  [subscribe(planId), { kind: 'FallBehind' }],
  [subscribe(planId), { kind: 'Pause' }],
  [subscribe(planId), leaving],
  [{ kind: 'ChangePlan', planId }],
];

function anyPrice(random: Random): PlanPriceInput {
  const interval = random.pick(['Week', 'Month', 'Year'] as const);
  return price({
    price: random.pick([0, 50 + random.below(5000)]),
    interval,
    intervalCount: random.pick([1, 1, 3]),
    yearlyPrice: interval === 'Year' ? null : random.pick([null, 1000 + random.below(50_000)]),
  });
}

const total = (facts: readonly SubscriptionFact[], of: (fact: SubscriptionFact) => number): number =>
  facts.reduce((sum, fact) => sum + of(fact), 0);

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'what is foretold of a new price is what moving to it does (%i)',
  async (seed) => {
    const random = seededRandom(seed);
    const company = await world.company();
    const ctx = await world.asAdmin(company);
    const billing: Billing = { world, company, ctx };
    const first = price({ price: 1234, yearlyPrice: 9999 });
    const plan = await createClientBillingPlan(ctx, planOf({}, first), newId());
    for (const verbs of lives(plan.id)) await clientsWith(billing, random.below(3), ...verbs);
    const kept = { id: plan.id, priceVersion: 1, price: anyPrice(random), subscribers: 'Keep' } as const;
    const { priceVersion } = await changePlanPrice(ctx, kept, newId());
    for (const verbs of lives(plan.id)) await clientsWith(billing, random.below(3), ...verbs);

    const before = await factsOf(billing);
    const next = anyPrice(random);
    const preview = await previewPlanPrice(ctx, plan.id, next);
    const changed = await changePlanPrice(
      ctx,
      { id: plan.id, priceVersion, price: next, subscribers: 'Now' },
      newId(),
    );
    await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'Now' });

    const versions = new Map(before.map(({ clientId, version }) => [clientId, version]));
    const moved = (await factsOf(billing)).filter((fact) => versions.get(fact.clientId) !== fact.version);
    const movedIds = new Set(moved.map(({ clientId }) => clientId));
    const charged = moved.filter(({ isDue, price: amount }) => isDue && amount > 0);
    expect(preview).toMatchObject({
      clientCount: moved.length,
      mrr: total(
        before.filter(({ clientId }) => movedIds.has(clientId)),
        ({ mrr }) => mrr,
      ),
      mrrAfter: total(moved, ({ mrr }) => mrr),
      chargedNow: total(charged, ({ price: amount }) => amount),
      chargedNowCount: charged.length,
      paidElsewhereCount: moved.filter(({ isBilled }) => !isBilled).length,
    });
    expect(moved.every(({ version }) => version === changed.priceVersion)).toBe(true);
  },
);
