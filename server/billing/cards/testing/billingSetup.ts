import type { Context } from '../../../platform';
import { newId } from '../../../lib/ids';
import type { ClientStatus } from '../../../../contract/enums';
import type { TestCompany, Fixture } from '../../../testing/fixture';
import { recordPayments } from '../../payments/recording';
import { connectStripe } from '../../stripe/connect.service';
import type { ClientRow } from '../../../testing/factories/clients';
import type { PlanRow } from '../../../testing/factories/plans';

/** A company that can charge, with a plan and an invited client. */
export interface BillingSetup {
  company: TestCompany;
  /** The context of an operator who has only `MANAGE_PAYMENTS`. */
  ctx: Context;
  client: ClientRow;
  plan: PlanRow;
}

export interface BillingSetupOptions {
  status?: ClientStatus;
  plan?: Partial<PlanRow>;
  /** A sandbox account, or null for no account. */
  account?: string | null;
  country?: string;
}

export async function setUpBilling(
  fixture: Fixture,
  options: BillingSetupOptions = {},
): Promise<BillingSetup> {
  const { status = 'Invited', plan, account = 'sandbox_ready' } = options;
  const company = await fixture.company();
  if (account) await connectStripe(await fixture.signedIn(company), { sandboxAccount: account });
  return {
    company,
    ctx: await fixture.signedIn(company, ['MANAGE_PAYMENTS']),
    client: await fixture.client(company, { status }),
    plan: await fixture.plan(company, plan),
  };
}

/** Inserts a failed payment of the client with a retry in three days. Returns its id. */
export async function insertFailedPayment(
  fixture: Fixture,
  { company, client, plan }: BillingSetup,
): Promise<string> {
  const id = newId();
  const at = new Date();
  await fixture.inCompany(company, (db) =>
    recordPayments(db, company.id, [
      {
        id,
        direction: 'Incoming',
        type: 'Subscription',
        status: 'Failed',
        amount: 1000,
        fee: 0,
        clientId: client.id,
        planId: plan.id,
        subscriptionId: null,
        description: 'Standard, Jan 1 – 31, 2027',
        trigger: 'Cycle',
        method: null,
        failureCode: 'card_declined',
        declineCode: 'insufficient_funds',
        attempts: 1,
        nextRetryAt: new Date(at.getTime() + 3 * 86_400_000),
        provider: 'Sandbox',
        providerPaymentId: null,
        invoiceNumber: null,
        createdAt: at,
        paidAt: null,
        failedAt: at,
      },
    ]),
  );
  return id;
}
