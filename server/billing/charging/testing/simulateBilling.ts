import { newId } from '../../../lib/ids';
import { seededRandom, type Random } from '../../../lib/random';
import { type Context, systemContext } from '../../../platform';
import { unmatchedCharges } from '../../../demo/moneyConsistencyChecks';
import { findImbalances } from '../../../testing/findImbalances';
import type { Fixture } from '../../../testing/fixture';
import { applyCommand } from '../../client-lifecycle/applyCommand';
import type { ClientCommand } from '../../client-lifecycle/decide';
import { refundPayment } from '../../payments/refund.service';
import { loadPayment } from '../../payments/detail.service';
import { beginManualRetry } from '../../payments/retry.service';
import { sendRefunds } from '../../payments/sendRefunds';
import { listPayments } from '../../payments/payments.service';
import { BillingFixture } from './billingFixture';
import { insertSubscribers, subscribeAll, type TestSubscriber } from './subscribers';

const cardMix = [
  ...Array<string>(5).fill('sandbox_pays'),
  ...['sandbox_short', 'sandbox_short', 'sandbox_expires', 'sandbox_declined_later', 'sandbox_needs_action'],
];

async function createTestSubscribers(billing: BillingFixture, clients: number): Promise<TestSubscriber[]> {
  const monthly = await billing.plan({ name: 'Monthly', price: 2900, yearlyPrice: 29_000 });
  const weekly = await billing.plan({ name: 'Weekly', price: 700, interval: 'Week', setupFee: 1500 });
  const quarterly = await billing.plan({ name: 'Quarterly', price: 7999, intervalCount: 3 });
  const free = await billing.plan({ name: 'Free', price: 0 });
  const plans = [monthly, monthly, monthly, weekly, quarterly, free];
  return Array.from({ length: clients }, (_, index) => ({
    id: newId(),
    planId: (plans[index % plans.length] ?? monthly).id,
    card: index % 50 === 49 ? null : (cardMix[index % 10] ?? null),
    trialDays: index % 7 === 0 || index % 50 === 49 ? 14 : 0,
    isYearly: index % 18 === 0,
  }));
}

interface IdRow {
  id: string;
}

/** Simulates a week of operator actions on randomly chosen clients and payments. */
async function simulateOperators(
  billing: BillingFixture,
  ctx: Context,
  random: Random,
  clients: number,
): Promise<void> {
  const { id: companyId } = billing.company;
  const { services } = ctx;
  // The counts are for 500 clients. With fewer clients, unscaled counts could leave no failed payment.
  const scaled = (count: number): number => Math.max(1, Math.round((count * clients) / 500));
  // Orders by number instead of id, because ids differ from run to run.
  const pick = (count: number, from: string, by = 'number'): Promise<IdRow[]> =>
    billing.query<IdRow>(`select id from ${from} order by md5(${by} || $1) limit ${scaled(count)}`, [
      random.next(),
    ]);
  const applyTo = async (command: ClientCommand, matches: readonly IdRow[]): Promise<void> => {
    const ids = matches.map(({ id }) => id);
    await billing.inCompany((db) => applyCommand(db, companyId, command, ids, systemContext(companyId)));
  };
  const deactivation = { kind: 'Deactivate', reason: 'ClientRequest', note: null } as const;
  for (const { id } of await pick(6, `clients where status = 'PastDue'`)) {
    await billing.setDefaultCard(id, 'sandbox_pays');
  }
  const retried = `payments p where status = 'Failed' and exists (
    select from client_cards k where k.client_id = p.client_id and k.is_default)`;
  for (const { id } of await pick(4, retried)) {
    await billing.inCompany(async (db) =>
      beginManualRetry(db, services, companyId, await loadPayment(db, companyId, id)),
    );
  }
  for (const { id } of await pick(4, `payments where status in ('Succeeded', 'PartiallyRefunded')`)) {
    const amount = random.oneIn(3) ? null : 1 + random.below(600);
    await refundPayment(ctx, { id, amount, reason: 'CustomerRequest' }, newId()).catch(
      (error: { code?: string }) => {
        // The random amount may exceed the refundable balance.
        if (error.code !== 'BAD_USER_INPUT') throw error;
      },
    );
  }
  await sendRefunds(services, companyId);
  await applyTo({ kind: 'Pause' }, await pick(3, `clients where status = 'Active'`));
  await applyTo({ kind: 'Resume' }, await pick(2, `clients where status = 'Paused'`));
  await applyTo({ ...deactivation, when: 'PeriodEnd' }, await pick(2, `clients where status = 'Active'`));
  await applyTo({ ...deactivation, when: 'Now' }, await pick(1, `clients where status = 'PastDue'`));
  await applyTo({ kind: 'Reactivate' }, await pick(2, `clients where status = 'Deactivated'`));
  const [plan] = await pick(1, 'client_billing_plans', 'position');
  await applyTo(
    { kind: 'ChangePlan', planId: plan?.id ?? '' },
    await pick(2, `clients where status in ('Active', 'PastDue')`),
  );
}

/** Queries that return rows only if the simulated data is inconsistent. */
const inconsistencyQueries: Readonly<Record<string, string>> = {
  'provider charges without a payment': unmatchedCharges,
  'attempts without exactly one provider charge': `
    select from payment_attempts a
    full join sandbox_charges c on c.idempotency_key = a.id::text and c.payment_id = a.payment_id and c.status = a.status
    where (a.id is null or c.reference is null) and a.failure_code is distinct from 'card_missing'`,
  'refunds on only one side': `
    select from (select id::text as id, amount from refunds where status = 'Succeeded') r
    full join (select idempotency_key as id, amount from sandbox_refunds) s using (id, amount)
    where r.amount is null or s.amount is null`,
  'unfinished payments or refunds': `
    select from payments where status = 'Processing' union all select from refunds where status = 'Pending'`,
  'overlapping subscription periods': `
    select from (
      select period_start, lag(period_end) over (partition by subscription_id order by period_start) as before,
        trigger, created_at, lag(period_start) over (partition by subscription_id order by period_start) as began
      from payments where subscription_id is not null
    ) p where period_start < before and not exists (
      select from audit_events e where e.action in ('client.planChanged', 'client.resumed', 'client.reactivated')
    )`,
  'active clients not charged up to now': `
    select from clients c join subscriptions s on s.client_id = c.id and s.ended_at is null
    where c.status in ('Active', 'Trialing') and not s.cancel_at_period_end and s.billed_until <= company_now()`,
  // A manual reactivation grants the rest of the period despite the failed payment.
  'active clients with a failed payment': `
    select from clients c join subscriptions s on s.client_id = c.id and s.ended_at is null
    join payments p on p.subscription_id = s.id and p.period_end = s.billed_until
    where c.status = 'Active' and p.status = 'Failed' and not exists (
      select from audit_events e where e.target_id = c.id and e.action = 'client.reactivated'
    )`,
  'failed payments with a retry in the past': `
    select from payments p join clients c on c.id = p.client_id
    where p.next_retry_at <= company_now() and c.status not in ('Paused', 'Deactivated')`,
};

async function findInconsistencies(billing: BillingFixture): Promise<Record<string, number>> {
  const matches: Record<string, number> = {};
  for (const [name, text] of Object.entries(inconsistencyQueries)) {
    const rows = await billing.query(text);
    if (rows.length > 0) matches[name] = rows.length;
  }
  return matches;
}

interface Simulation {
  clients: number;
  /** At least 4, because the clients subscribe during the first four. */
  weeks: number;
}

/** Simulates weeks of renewals, failures, retries and refunds, and checks the ledger against the provider. */
export async function simulateBilling(fixture: Fixture, { clients, weeks }: Simulation): Promise<void> {
  const billing = await BillingFixture.open(fixture, '2041-01-01');
  const ctx = await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']);
  const random = seededRandom(2041);
  const quarter = Math.ceil(clients / 4);
  const subscribers = await createTestSubscribers(billing, clients);
  await insertSubscribers(billing, subscribers);
  for (let week = 0; week < weeks; week += 1) {
    if (week < 4) await subscribeAll(billing, subscribers.slice(week * quarter, (week + 1) * quarter));
    await billing.advanceDays(7);
    if (week >= 4) await simulateOperators(billing, ctx, random, clients);
  }
  await billing.advanceDays(1);

  expect(await findImbalances(fixture.services.database, billing.company.id)).toEqual({});
  expect(await findInconsistencies(billing)).toEqual({});
  const { totals } = await listPayments(ctx, { pageSize: 20 });
  expect(totals.gross - totals.refunded).toBe(totals.net);
  const [sums] = await billing.query<{ gross: number; refunded: number }>(
    `select (select sum(amount)::integer from sandbox_charges where status = 'Succeeded') as gross,
       (select sum(amount)::integer from sandbox_refunds) as refunded`,
  );
  expect(totals).toMatchObject({ gross: sums?.gross, refunded: sums?.refunded });
  // Without refunds, failures and successful retries, the checks above would prove little.
  const [counts] = await billing.query<Record<'refunds' | 'failed' | 'retried', number>>(
    `select (select count(*)::integer from refunds where status = 'Succeeded') as refunds,
       (select count(*)::integer from payments where status = 'Failed') as failed,
       (select count(*)::integer from payment_attempts where trigger = 'RetryAuto' and status = 'Succeeded') as retried`,
  );
  expect(totals.count).toBeGreaterThan(0.15 * weeks * clients);
  expect(Object.entries(counts ?? {}).filter(([, count]) => count <= weeks / 3)).toEqual([]);
}
