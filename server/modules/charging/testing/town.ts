import { attachCard } from '../../../card-provider/sandbox/cards';
import { newId } from '../../../lib/ids';
import { bySystem } from '../../audit/bySystem';
import { carryOut } from '../../client-lifecycle/carryOut';
import { companyClock } from '../company';
import type { Scene } from './scene';

/** How a client pays, and for what. */
export interface Resident {
  id: string;
  planId: string;
  /** One of the sandbox's cards; none for null. */
  card: string | null;
  trialDays: number;
  isYearly: boolean;
}

/** Adds invited clients with their cards, in two statements for all of them. */
export async function moveIn(scene: Scene, residents: readonly Resident[]): Promise<void> {
  const now = await scene.within(companyClock);
  const cards = residents.flatMap(({ id, card }) => {
    const account = { companyId: scene.company.id, reference: null, secretKey: null };
    const owner = { account, id, name: 'Client', email: 'client@client.test', customer: null };
    const attached = card === null ? null : attachCard(owner, card, now);
    return attached?.kind === 'Attached' ? [{ ...attached.card, id: newId(), clientId: id }] : [];
  });
  await scene.within(async (db) => {
    await db.query(
      `with taken as (
         update companies set last_client_number = last_client_number + cardinality($2::uuid[]) where id = $1
         returning last_client_number - cardinality($2::uuid[]) as before
       )
       insert into clients (company_id, id, number, name, email, status, source)
       select $1, r.id, before + r.n, 'Client ' || (before + r.n), r.id || '@client.test', 'Invited', 'Manual'
       from taken, unnest($2::uuid[]) with ordinality as r(id, n)`,
      [scene.company.id, residents.map(({ id }) => id)],
    );
    await db.query(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       select $1, r.id, r."clientId", 'Sandbox', r.customer, r.reference, r.brand, r.last4, r."expMonth", r."expYear",
         true
       from jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, customer text, reference text, brand text,
         last4 text, "expMonth" integer, "expYear" integer)`,
      [scene.company.id, JSON.stringify(cards)],
    );
  });
}

/** Puts them on their plans, as many at once as have the same terms. */
export async function subscribeAll(scene: Scene, residents: readonly Resident[]): Promise<void> {
  const { id: companyId } = scene.company;
  const alike = new Map<string, Resident[]>();
  for (const resident of residents) {
    const terms = [resident.planId, resident.trialDays, resident.isYearly].join(' ');
    alike.set(terms, [...(alike.get(terms) ?? []), resident]);
  }
  for (const group of alike.values()) {
    const [{ planId, trialDays, isYearly } = { planId: '', trialDays: 0, isYearly: false }] = group;
    const verb = { kind: 'Subscribe', planId, trialDays, isYearly, isPaid: false } as const;
    const ids = group.map(({ id }) => id);
    const verdicts = await scene.within((db) => carryOut(db, companyId, verb, ids, bySystem(companyId)));
    const refused = verdicts.find(({ outcome }) => outcome !== 'Changed');
    if (refused) throw new Error(refused.problem ?? 'Somebody was not subscribed.');
  }
}
