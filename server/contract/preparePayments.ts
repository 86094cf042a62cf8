import { newId } from '../lib/ids';
import { addClientCard } from '../modules/client-cards/cards';
import { recordPayments } from '../modules/payments/recording';
import { aPayment } from '../modules/payments/testPayments';
import type { Given } from './inputs';
import type { Prepare } from './prepare';
import { chargingCompany } from './prepareMoney';

/** With a payment of a client's, who has a card. */
export const withPayment =
  (status: 'Succeeded' | 'Failed', given: Given = {}): Prepare =>
  async (stage) => {
    const { world } = stage;
    const company = await chargingCompany(stage);
    const { id: clientId } = await world.client(company);
    await addClientCard(await world.asAdmin(company), { clientId, token: 'sandbox_pays' }, newId());
    const payment = aPayment(clientId, { status, providerPaymentId: 'sandbox_payment' });
    await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [payment]));
    const token = await world.adminToken(company);
    return { companyId: company.id, token, given: { id: payment.id, ...given } };
  };
