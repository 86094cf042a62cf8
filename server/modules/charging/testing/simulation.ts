import { newId } from '../../../lib/ids';
import { seededRandom, type Random } from '../../../lib/random';
import type { Context } from '../../../context';
import { unmatchedCharges } from '../../../demo/moneyConsistencyChecks';
import { findImbalances } from '../../../testing/findImbalances';
import type { World } from '../../../testing/world';
import { bySystem } from '../../audit/bySystem';
import { carryOut } from '../../client-lifecycle/carryOut';
import type { ClientVerb } from '../../client-lifecycle/decide';
import { refundPayment } from '../../payments/refund';
import { beginManualRetry } from '../../payments/retry';
import { sendRefunds } from '../../payments/sendRefunds';
import { listPayments } from '../../payments/service';
import { Scene } from './scene';
import { moveIn, subscribeAll, type Resident } from './town';

const cardsInTen = [
  ...Array<string>(5).fill('sandbox_pays'),
  ...['sandbox_short', 'sandbox_short', 'sandbox_expires', 'sandbox_declined_later', 'sandbox_needs_action'],
];

async function residentsOf(scene: Scene, clients: number): Promise<Resident[]> {
  const monthly = await scene.plan({ name: 'Monthly', price: 2900, yearlyPrice: 29_000 });
  const weekly = await scene.plan({ name: 'Weekly', price: 700, interval: 'Week', setupFee: 1500 });
  const quarterly = await scene.plan({ name: 'Quarterly', price: 7999, intervalCount: 3 });
  const free = await scene.plan({ name: 'Free', price: 0 });
  const plans = [monthly, monthly, monthly, weekly, quarterly, free];
  return Array.from({ length: clients }, (_, index) => ({
    id: newId(),
    planId: (plans[index % plans.length] ?? monthly).id,
    card: index % 50 === 49 ? null : (cardsInTen[index % 10] ?? null),
    trialDays: index % 7 === 0 || index % 50 === 49 ? 14 : 0,
    isYearly: index % 18 === 0,
  }));
}

interface Found {
  id: string;
}

/** Does in a company what operators do in a week, to clients and payments that the random numbers choose. */
async function operate(scene: Scene, ctx: Context, random: Random, clients: number): Promise<void> {
  const { id: companyId } = scene.company;
  const { services } = ctx;
  // The counts below are those of 500 clients. Operators who do as much with fewer clients leave no payment failed.
  const sized = (count: number): number => Math.max(1, Math.round((count * clients) / 500));
  // By their numbers, which are the same each time: ids are not.
  const some = (count: number, from: string, by = 'number'): Promise<Found[]> =>
    scene.ask<Found>(`select id from ${from} order by md5(${by} || $1) limit ${sized(count)}`, [
      random.next(),
    ]);
  const doTo = async (verb: ClientVerb, found: readonly Found[]): Promise<void> => {
    const ids = found.map(({ id }) => id);
    await scene.within((db) => carryOut(db, companyId, verb, ids, bySystem(companyId)));
  };
  const deactivation = { kind: 'Deactivate', reason: 'ClientRequest', note: null } as const;
  for (const { id } of await some(6, `clients where status = 'PastDue'`)) {
    await scene.giveCard(id, 'sandbox_pays');
  }
  const retried = `payments p where status = 'Failed' and exists (
    select from client_cards k where k.client_id = p.client_id and k.is_default)`;
  for (const { id } of await some(4, retried)) {
    await scene.within((db) => beginManualRetry(db, services, companyId, id, 'Incoming'));
  }
  for (const { id } of await some(4, `payments where status in ('Succeeded', 'PartiallyRefunded')`)) {
    const amount = random.oneIn(3) ? null : 1 + random.below(600);
    await refundPayment(ctx, { id, amount, reason: 'CustomerRequest' }, newId()).catch(
      (error: { code?: string }) => {
        // What is left may be less.
        if (error.code !== 'BAD_USER_INPUT') throw error;
      },
    );
  }
  await sendRefunds(services, companyId);
  await doTo({ kind: 'Pause' }, await some(3, `clients where status = 'Active'`));
  await doTo({ kind: 'Resume' }, await some(2, `clients where status = 'Paused'`));
  await doTo({ ...deactivation, when: 'PeriodEnd' }, await some(2, `clients where status = 'Active'`));
  await doTo({ ...deactivation, when: 'Now' }, await some(1, `clients where status = 'PastDue'`));
  await doTo({ kind: 'Reactivate' }, await some(2, `clients where status = 'Deactivated'`));
  const [plan] = await some(1, 'client_billing_plans', 'position');
  await doTo(
    { kind: 'ChangePlan', planId: plan?.id ?? '' },
    await some(2, `clients where status in ('Active', 'PastDue')`),
  );
}

/** What is wrong with the year, by two ways of telling the same; nothing where it went well. */
const flaws: Readonly<Record<string, string>> = {
  'charges that the provider took and no payment tells of': unmatchedCharges,
  'tries that the provider was not asked for, or asked for more than once': `
    select from payment_attempts a
    full join sandbox_charges c on c.idempotency_key = a.id::text and c.payment_id = a.payment_id and c.status = a.status
    where (a.id is null or c.reference is null) and a.failure_code is distinct from 'card_missing'`,
  'refunds that one side has and the other has not': `
    select from (select id::text as id, amount from refunds where status = 'Succeeded') r
    full join (select idempotency_key as id, amount from sandbox_refunds) s using (id, amount)
    where r.amount is null or s.amount is null`,
  'payments or refunds left hanging': `
    select from payments where status = 'Processing' union all select from refunds where status = 'Pending'`,
  'periods of a subscription that overlap': `
    select from (
      select period_start, lag(period_end) over (partition by subscription_id order by period_start) as before,
        trigger, created_at, lag(period_start) over (partition by subscription_id order by period_start) as began
      from payments where subscription_id is not null
    ) p where period_start < before and not exists (
      select from audit_events e where e.action in ('client.planChanged', 'client.resumed', 'client.reactivated')
    )`,
  'active clients who are not charged through the clock': `
    select from clients c join subscriptions s on s.client_id = c.id and s.ended_at is null
    where c.status in ('Active', 'Trialing') and not s.cancel_at_period_end and s.billed_until <= company_now()`,
  // Who is reactivated by hand is given the rest of the period.
  'active clients with a debt': `
    select from clients c join subscriptions s on s.client_id = c.id and s.ended_at is null
    join payments p on p.subscription_id = s.id and p.period_end = s.billed_until
    where c.status = 'Active' and p.status = 'Failed' and not exists (
      select from audit_events e where e.target_id = c.id and e.action = 'client.reactivated'
    )`,
  'failed payments with a try to come that has gone by': `
    select from payments p join clients c on c.id = p.client_id
    where p.next_retry_at <= company_now() and c.status not in ('Paused', 'Deactivated')`,
};

async function flawsOf(scene: Scene): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, text] of Object.entries(flaws)) {
    const rows = await scene.ask(text);
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}

interface Simulation {
  clients: number;
  /** Four at least: the clients subscribe in the first four. */
  weeks: number;
}

/** Bills clients for some weeks, with renewals, failures, retries and refunds, and checks the books against the provider. */
export async function simulateBilling(world: World, { clients, weeks }: Simulation): Promise<void> {
  const scene = await Scene.open(world, '2041-01-01');
  const ctx = await world.as(scene.company, 'MANAGE_PAYMENTS');
  const random = seededRandom(2041);
  const quarter = Math.ceil(clients / 4);
  const residents = await residentsOf(scene, clients);
  await moveIn(scene, residents);
  for (let week = 0; week < weeks; week += 1) {
    if (week < 4) await subscribeAll(scene, residents.slice(week * quarter, (week + 1) * quarter));
    await scene.live(7);
    if (week >= 4) await operate(scene, ctx, random, clients);
  }
  await scene.live(1);

  expect(await findImbalances(world.services.database, scene.company.id)).toEqual({});
  expect(await flawsOf(scene)).toEqual({});
  const { totals } = await listPayments(ctx, { pageSize: 20 });
  expect(totals.gross - totals.refunded).toBe(totals.net);
  const [sums] = await scene.ask<{ gross: number; refunded: number }>(
    `select (select sum(amount)::integer from sandbox_charges where status = 'Succeeded') as gross,
       (select sum(amount)::integer from sandbox_refunds) as refunded`,
  );
  expect(totals).toMatchObject({ gross: sums?.gross, refunded: sums?.refunded });
  // Without some of each, the checks above show little.
  const [counts] = await scene.ask<Record<'refunds' | 'failed' | 'retried', number>>(
    `select (select count(*)::integer from refunds where status = 'Succeeded') as refunds,
       (select count(*)::integer from payments where status = 'Failed') as failed,
       (select count(*)::integer from payment_attempts where trigger = 'RetryAuto' and status = 'Succeeded') as retried`,
  );
  expect(totals.count).toBeGreaterThan(0.15 * weeks * clients);
  expect(Object.entries(counts ?? {}).filter(([, count]) => count <= weeks / 3)).toEqual([]);
}
