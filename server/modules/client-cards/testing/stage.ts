import type { Context } from '../../../context';
import type { Db } from '../../../db/database';
import { newId } from '../../../lib/ids';
import type { ClientStatus } from '../../../schema.generated';
import type { ClientRow } from '../../../testing/factories';
import { insertPlan, type PlanRow } from '../../../testing/insertPlan';
import type { TestCompany, World } from '../../../testing/world';
import { recordPayments } from '../../payments/recording';
import { connectStripe } from '../../stripe/connect';

/** A company whose account takes payments, with a plan and an invited client. */
export interface Stage {
  company: TestCompany;
  /** Holds MANAGE_PAYMENTS alone. */
  ctx: Context;
  client: ClientRow;
  plan: PlanRow;
}

export interface Setting {
  status?: ClientStatus;
  plan?: Partial<PlanRow>;
  /** One of the sandbox's; none for null. */
  account?: string | null;
  country?: string;
}

export async function openStage(world: World, setting: Setting = {}): Promise<Stage> {
  const { status = 'Invited', plan, account = 'sandbox_ready' } = setting;
  const company = await world.company();
  if (account) await connectStripe(await world.asAdmin(company), { sandboxAccount: account });
  return {
    company,
    ctx: await world.as(company, 'MANAGE_PAYMENTS'),
    client: await world.client(company, { status }),
    plan: await insertPlan(world.services.database, company, plan),
  };
}

/** Answers of the company's own tables. */
export const asked = <Row extends object>(
  { services }: World,
  { company }: Pick<Stage, 'company'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> =>
  services.database.inCompany(company.id, async (db: Db) => (await db.query<Row>(text, values)).rows);

/** A payment of the client's that has failed, and is tried again in three days. */
export async function failedPayment(world: World, { company, client, plan }: Stage): Promise<string> {
  const id = newId();
  const at = new Date();
  await world.services.database.inCompany(company.id, (db) =>
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
