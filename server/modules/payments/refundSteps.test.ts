import { newId } from '../../lib/ids';
import { openStripeSide, type StripeSide } from '../provider-events/testing/sides';
import { findPayment } from './detail';
import { recordPayments } from './recording';
import { refundPayment } from './refund';
import { aPayment } from './testPayments';

let side: StripeSide;
beforeAll(async () => void (side = await openStripeSide()));
afterAll(() => side.close());

async function paidIn(currency: string, amount: number) {
  const { company, client, ctx } = await side.open();
  const payment = aPayment(client.id, { provider: 'Stripe', providerPaymentId: 'pi_1', currency, amount });
  await side.world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [payment]));
  return { ctx, id: payment.id };
}

test('a part that Stripe can not give back is refused under its field, and the next one is taken', async () => {
  const { ctx, id } = await paidIn('KWD', 4250);
  expect(await findPayment(ctx, id)).toMatchObject({ refundable: 4250, refundStep: 10 });
  const part = (amount: number) => refundPayment(ctx, { id, amount, reason: 'Other' }, newId());
  await expect(part(1255)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { amount: expect.stringMatching(/^Cards pay KWD in steps of KWD.0\.010\.$/) } },
  });
  await expect(part(1250)).resolves.toMatchObject({ refundable: 3000 });
});

test.each([
  ['EUR', 1],
  ['JPY', 1],
  ['UGX', 1],
  ['BHD', 10],
])('what a part in %s is a multiple of is told: %i', async (currency, step) => {
  const { ctx, id } = await paidIn(currency, 4250);
  expect(await findPayment(ctx, id)).toMatchObject({ refundStep: step });
});
