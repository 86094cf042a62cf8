import type { Context } from '../../../platform';
import { newId } from '../../../lib/ids';
import { insertClients } from '../../../testing/factories/clients';
import type { TestCompany, Fixture } from '../../../testing/fixture';
import { applyCommand } from '../../client-lifecycle/applyCommand';
import type { BillingCommand, ClientCommand } from '../../client-lifecycle/decide';

export interface BillingFixture {
  fixture: Omit<Fixture, 'close'>;
  company: TestCompany;
  ctx: Context;
}

const now = (): Date => new Date();

/** Creates active clients, applies the commands to each and returns their ids. */
export async function createClients(
  { fixture, company, ctx }: BillingFixture,
  count: number,
  ...commands: (ClientCommand | BillingCommand)[]
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await fixture.inCompany(company, async (db) => {
    await insertClients(db, company.id, ids);
    for (const command of commands) await applyCommand(db, company.id, command, ids, ctx, now());
  });
  return ids;
}

export const subscribe = (planId: string, isYearly = false): BillingCommand => ({
  kind: 'Subscribe',
  planId,
  trialDays: 0,
  isYearly,
  isPaid: true,
});

export interface SubscriptionFact {
  clientId: string;
  version: number;
  nextVersion: number | null;
  isBilled: boolean;
  status: string;
  mrr: number;
  /** True if the next charge is already due. */
  isDue: boolean;
  /** The amount of one period in the subscription's price version. */
  price: number;
}

export async function loadSubscriptionFacts({
  fixture,
  company,
}: BillingFixture): Promise<SubscriptionFact[]> {
  const rows = await fixture.query<SubscriptionFact>(
    company,
    `select s.client_id as "clientId", s.price_version as version, s.next_price_version as "nextVersion",
         s.is_billed as "isBilled", s.status, case when c.is_paying then s.mrr else 0 end as mrr,
         (s.is_billed and s.status in ('Trialing', 'Active') and not s.cancel_at_period_end
           and s.billed_until <= company_now()) as "isDue",
         case when s.is_yearly then v.yearly_price else v.price end as price
       from subscriptions s
       join clients c on c.id = s.client_id
       join plan_prices v on v.plan_id = s.plan_id and v.version = s.price_version
       where s.ended_at is null order by s.client_id`,
  );
  return rows;
}
