import { newId } from '../../../lib/ids';
import type { TestCard } from '../../../platform/testing';
import { findImbalances } from '../../../testing/findImbalances';
import { companiesWithDueCharges } from '../../charging/company.repository';
import { chargeCompany } from '../../charging/chargeCompany';
import { addClientCard } from '../../cards/cards.service';
import { startClientSubscription } from '../../cards/subscribe.service';
import type { BillingSetup } from '../../cards/testing/billingSetup';
import { retryPayment } from '../../payments/retry.service';
import type { StripeHarness } from './providerHarness';

export async function setUpDeclinedRenewal(harness: StripeHarness, card: TestCard): Promise<BillingSetup> {
  const setup = await harness.setUpBilling();
  const { ctx, client, plan } = setup;
  const token = await harness.createToken(setup, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await harness.runQueuedJobs(setup);
  await addClientCard(ctx, { clientId: client.id, token: await harness.createToken(setup, card) }, newId());
  await harness.runQueuedJobs(setup);
  await harness.advanceMonth(setup);
  return setup;
}

export const storeOf = async (harness: StripeHarness, { company }: BillingSetup) =>
  harness.server.stripe.store(await harness.accountOf(company));

export const paymentsOf = (harness: StripeHarness, setup: BillingSetup) =>
  harness.fixture.query<{ id: string; status: string; retried: boolean; attempts: number }>(
    setup.company,
    `select id, status, next_retry_at is not null as retried, attempt_count as attempts
     from payments order by created_at, id`,
  );

/** Returns whether the scheduled job finds charges to make for the company. */
export const isDue = async (harness: StripeHarness, { company }: BillingSetup): Promise<boolean> =>
  (await harness.fixture.services.database.onPlatform(companiesWithDueCharges)).includes(company.id);

/**
 * Retries a declined renewal manually after Stripe changed its invoice, or deleted it if `invoiceChange` is
 * null. Expects one attempt and the given status of the payment.
 */
export async function expectOneManualRetry(
  harness: StripeHarness,
  invoiceChange: object | null,
  status: string,
): Promise<void> {
  const setup = await setUpDeclinedRenewal(harness, 'declinedLater');
  const [, renewal] = await paymentsOf(harness, setup);
  const invoice = (await storeOf(harness, setup))
    .all('invoice')
    .find((candidate) => candidate.status === 'open');
  if (!invoice) throw new Error('No invoice is open.');
  if (invoiceChange) Object.assign(invoice, invoiceChange);
  else
    await harness.fixture.query(
      setup.company,
      `update payments set provider_invoice_id = 'in_gone' where status = 'Failed'`,
    );
  await retryPayment(setup.ctx, renewal?.id ?? '', newId());
  await chargeCompany(harness.fixture.services, setup.company.id);
  const attempts = Number(renewal?.attempts) + 1;
  expect(await paymentsOf(harness, setup)).toMatchObject([{}, { status, attempts }]);
  expect(await isDue(harness, setup)).toBe(false);
  expect(await findImbalances(harness.fixture.services.database, setup.company.id)).toEqual({});
}
