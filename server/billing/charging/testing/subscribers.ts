import { attachCard, systemContext, companyClock } from '../../../platform';
import { newId } from '../../../lib/ids';
import { insertClients } from '../../../testing/factories/clients';
import { applyCommand } from '../../client-lifecycle/applyCommand';
import type { BillingFixture } from './billingFixture';

/** A client with its plan and card. */
export interface TestSubscriber {
  id: string;
  planId: string;
  /** A sandbox card token; null for a client without a card. */
  card: string | null;
  trialDays: number;
  isYearly: boolean;
}

/** Inserts invited clients with their cards, in two statements. */
export async function insertSubscribers(
  billing: BillingFixture,
  subscribers: readonly TestSubscriber[],
): Promise<void> {
  const now = await billing.inCompany(companyClock);
  const cards = subscribers.flatMap(({ id, card }) => {
    const account = { companyId: billing.company.id, reference: null, secretKey: null };
    const owner = { account, id, name: 'Client', email: 'client@client.test', customer: null };
    const attached = card === null ? null : attachCard(owner, card, now);
    return attached?.kind === 'Attached' ? [{ ...attached.card, id: newId(), clientId: id }] : [];
  });
  await billing.inCompany(async (db) => {
    await insertClients(
      db,
      billing.company.id,
      subscribers.map(({ id }) => id),
      'Invited',
    );
    await db.query(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       select $1, r.id, r."clientId", 'Sandbox', r.customer, r.reference, r.brand, r.last4, r."expMonth", r."expYear",
         true
       from jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, customer text, reference text, brand text,
         last4 text, "expMonth" integer, "expYear" integer)`,
      [billing.company.id, JSON.stringify(cards)],
    );
  });
}

/** Subscribes clients to their plans, in one call for each group with the same terms. */
export async function subscribeAll(
  billing: BillingFixture,
  subscribers: readonly TestSubscriber[],
): Promise<void> {
  const { id: companyId } = billing.company;
  const byTerms = new Map<string, TestSubscriber[]>();
  for (const subscriber of subscribers) {
    const terms = [subscriber.planId, subscriber.trialDays, subscriber.isYearly].join(' ');
    byTerms.set(terms, [...(byTerms.get(terms) ?? []), subscriber]);
  }
  for (const group of byTerms.values()) {
    const [{ planId, trialDays, isYearly } = { planId: '', trialDays: 0, isYearly: false }] = group;
    const command = { kind: 'Subscribe', planId, trialDays, isYearly, isPaid: false } as const;
    const ids = group.map(({ id }) => id);
    const results = await billing.inCompany((db) =>
      applyCommand(db, companyId, command, ids, systemContext(companyId)),
    );
    const rejected = results.find(({ outcome }) => outcome !== 'Changed');
    if (rejected) throw new Error(rejected.problem ?? 'A client was not subscribed.');
  }
}
