import type { Context } from '../../../platform';
import type { ClientStatus } from '../../../../contract/enums';
import type { TestCompany, Fixture } from '../../../testing/fixture';
import { connectStripe } from '../../stripe/connect.service';
import type { ClientRow } from '../../../testing/factories/clients';
import type { PlanRow } from '../../../testing/factories/plans';
import { buildFailedPayment } from '../../../testing/factories/payments';

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
  const at = new Date();
  const payment = buildFailedPayment(client.id, 'insufficient_funds', {
    amount: 1000,
    planId: plan.id,
    description: 'Standard, Jan 1 – 31, 2027',
    method: null,
    nextRetryAt: new Date(at.getTime() + 3 * 86_400_000),
    createdAt: at,
  });
  await fixture.payments(company, payment);
  return payment.id;
}
