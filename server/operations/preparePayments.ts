import { newId } from '../lib/ids';
import { addClientCard } from '../billing/internals';
import type { VariableOverrides } from './variables';
import type { PrepareCall } from './prepare';
import { createChargingCompany } from './prepareMoney';
import { buildPayment } from '../testing/factories/payments';

/** Prepares a payment with this status for a client who has a card. */
export const withPayment =
  (status: 'Succeeded' | 'Failed', overrides: VariableOverrides = {}): PrepareCall =>
  async (setup) => {
    const { fixture } = setup;
    const company = await createChargingCompany(setup);
    const { id: clientId } = await fixture.client(company);
    await addClientCard(await fixture.signedIn(company), { clientId, token: 'sandbox_pays' }, newId());
    const payment = buildPayment(clientId, { status, providerPaymentId: 'sandbox_payment' });
    await fixture.payments(company, payment);
    const { token } = await fixture.signedIn(company);
    return { companyId: company.id, token, overrides: { id: payment.id, ...overrides } };
  };
