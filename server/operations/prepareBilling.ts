import { newId } from '../lib/ids';
import { addBillingCard } from '../billing/internals';
import type { VariableOverrides } from './variables';
import { byAdmin, type PrepareCall, type PreparedCall, type TestSetup } from './prepare';
import { buildPayment } from '../testing/factories/payments';

export const withNewCard: PrepareCall = (setup) => byAdmin(setup, { 'input.token': 'sandbox_pays' });

/** Prepares a call with the id of the second of two billing cards, which is not the default. */
export async function withTwoBillingCards({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const admin = await fixture.signedIn(company);
  await addBillingCard(admin, { token: 'sandbox_pays' }, newId());
  const { id } = await addBillingCard(admin, { token: 'sandbox_short' }, newId());
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { id } };
}

/** Prepares a platform fee charge with this status, and a billing card. */
export const withCharge =
  (status: 'Succeeded' | 'Failed'): PrepareCall =>
  async ({ fixture }) => {
    const company = await fixture.company();
    await addBillingCard(await fixture.signedIn(company), { token: 'sandbox_pays' }, newId());
    const charge = buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee', status });
    await fixture.payments(company, charge);
    const overrides: VariableOverrides = { id: charge.id };
    return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides };
  };
