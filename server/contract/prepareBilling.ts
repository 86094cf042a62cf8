import { newId } from '../lib/ids';
import { addBillingCard } from '../modules/billing-cards/service';
import { recordPayments } from '../modules/payments/recording';
import { aPayment } from '../modules/payments/testPayments';
import type { Given } from './inputs';
import { byAdmin, type Prepare, type Prepared, type Stage } from './prepare';

export const withNewCard: Prepare = (stage) => byAdmin(stage, { 'input.token': 'sandbox_pays' });

/** With two billing cards, the second of which is not charged. */
export async function withSpareCard({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const admin = await world.asAdmin(company);
  await addBillingCard(admin, { token: 'sandbox_pays' }, newId());
  const { id } = await addBillingCard(admin, { token: 'sandbox_short' }, newId());
  return { companyId: company.id, token: await world.adminToken(company), given: { id } };
}

/** With a charge of Livery's, and a card. */
export const withCharge =
  (status: 'Succeeded' | 'Failed'): Prepare =>
  async ({ world }) => {
    const company = await world.company();
    await addBillingCard(await world.asAdmin(company), { token: 'sandbox_pays' }, newId());
    const charge = aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', status });
    await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [charge]));
    const given: Given = { id: charge.id };
    return { companyId: company.id, token: await world.adminToken(company), given };
  };
