import { newId } from '../../../lib/ids';
import type { TestCard } from '../../../card-provider/testing/providerFixtures';
import { findImbalances } from '../../../testing/findImbalances';
import { companiesWithDueCharges } from '../../charging/company';
import { chargeCompany } from '../../charging/chargeCompany';
import { addClientCard } from '../../client-cards/cards';
import { startClientSubscription } from '../../client-cards/subscribe';
import { queryCompany, type BillingSetup } from '../../client-cards/testing/billingSetup';
import { retryPayment } from '../../payments/retryPayment';
import type { StripeSide } from './sides';

/** Opens a company with a client whose renewal this card declined. */
export async function declinedRenewal(side: StripeSide, card: TestCard): Promise<BillingSetup> {
  const stage = await side.open();
  const { ctx, client, plan } = stage;
  const token = await side.token(stage, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await side.settle(stage);
  await addClientCard(ctx, { clientId: client.id, token: await side.token(stage, card) }, newId());
  await side.settle(stage);
  await side.passMonth(stage);
  return stage;
}

export const bookOf = async (side: StripeSide, { company }: BillingSetup) =>
  side.server.stripe.store(await side.accountOf(company));

export const paymentsOf = (side: StripeSide, stage: BillingSetup) =>
  queryCompany<{ id: string; status: string; retried: boolean; attempts: number }>(
    side.world,
    stage,
    `select id, status, next_retry_at is not null as retried, attempt_count as attempts
     from payments order by created_at, id`,
  );

/** Returns whether the scheduled job finds charges to make for the company. */
export const isDue = async (side: StripeSide, { company }: BillingSetup): Promise<boolean> =>
  (await side.world.services.database.onPlatform(companiesWithDueCharges)).includes(company.id);

/** Retries a declined renewal manually after Stripe changed its invoice, or deleted it (null). Expects one attempt. */
export async function expectOneManualRetry(
  side: StripeSide,
  change: object | null,
  status: string,
): Promise<void> {
  const stage = await declinedRenewal(side, 'declinedLater');
  const [, renewal] = await paymentsOf(side, stage);
  const invoice = (await bookOf(side, stage)).all('invoice').find((one) => one.status === 'open');
  if (!invoice) throw new Error('No invoice is open.');
  if (change) Object.assign(invoice, change);
  else
    await queryCompany(
      side.world,
      stage,
      `update payments set provider_invoice_id = 'in_gone' where status = 'Failed'`,
    );
  await retryPayment(stage.ctx, renewal?.id ?? '', newId());
  await chargeCompany(side.world.services, stage.company.id);
  const attempts = Number(renewal?.attempts) + 1;
  expect(await paymentsOf(side, stage)).toMatchObject([{}, { status, attempts }]);
  expect(await isDue(side, stage)).toBe(false);
  expect(await findImbalances(side.world.services.database, stage.company.id)).toEqual({});
}
