import type { Context } from '../../../platform';
import { findSession, openSession } from '../../../portal/internals';
import { newId } from '../../../lib/ids';
import type { Fixture } from '../../../testing/fixture';
import { refundPayment } from '../../payments/refund.service';
import { sendRefunds } from '../../payments/sendRefunds';
import { BillingFixture } from './billingFixture';

export const caller: Context['caller'] = { requestId: 't', ipAddress: '::1', userAgent: null };

/** Returns the id of the plan whose guides the client can read. */
export async function accessiblePlanId(
  { company: { id: companyId }, ...billing }: BillingFixture,
  clientId: string,
) {
  const { services } = billing.fixture;
  const token = await services.database.inCompany(companyId, (db) =>
    openSession(db, { companyId, caller }, clientId),
  );
  return (await findSession(services, companyId, token))?.openPlanId;
}

export const changePlan = (
  billing: BillingFixture,
  clientId: string,
  { id: planId }: { id: string },
): Promise<void> => billing.applyAction(clientId, { kind: 'ChangePlan', planId });

export async function planAndMrr(billing: BillingFixture, clientId: string) {
  const [client] = await billing.query<{ mrr: number }>('select mrr from clients where id = $1', [clientId]);
  return [await accessiblePlanId(billing, clientId), client?.mrr];
}

export async function refundAllPayments(billing: BillingFixture): Promise<void> {
  const { fixture } = billing;
  const ctx = await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']);
  for (const { id } of await billing.query<{ id: string }>('select id from payments')) {
    await refundPayment(ctx, { id, reason: 'CustomerRequest' }, newId());
  }
  await sendRefunds(fixture.services, billing.company.id);
}

/** Sets up a client who has had a free plan since January 1, and a paid plan to change to. */
export async function setUpFreePlanClient(
  fixture: Fixture,
  card: string | null,
  paid: Parameters<BillingFixture['plan']>[0] = { price: 2000 },
) {
  const billing = await BillingFixture.open(fixture, '2041-01-01');
  const free = await billing.plan({ name: 'Free', price: 0 });
  const pro = await billing.plan({ name: 'Pro', ...paid });
  const client = await billing.client(card);
  await billing.subscribe(client.id, free.id);
  await billing.charge();
  return { billing, client, free, pro };
}
