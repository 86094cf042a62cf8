import { newId } from '../../lib/ids';
import type { ChargeRequest, RefundRequest } from '../cardProvider';
import { chargeOf, keptCard, openLocal, type Local } from '../testing/local';

let local: Local;
beforeEach(async () => void (local = await openLocal()));
afterEach(() => local.server.close());

const dayMs = 86_400_000;
/** Stripe forgets a key after a day. */
const begunAt = new Date(Date.now() - 2 * dayMs);

const book = () => local.stripe.book(local.account.reference);
const charge = async (request: ChargeRequest) => (await local.provider.charge([request]))[0];

/** Asked once, with the answer lost on its way, and then not for two days. */
async function loseAnswer(ask: () => Promise<unknown>): Promise<void> {
  local.stripe.trouble = 'cut off after the work';
  await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  local.stripe.trouble = 'none';
  local.stripe.advance(2);
}

describe('a charge that is asked for again when Stripe has forgotten its key', () => {
  test('is found, and not made twice', async () => {
    const request = chargeOf(local, await keptCard(local), { begunAt });
    await loseAnswer(() => charge(request));
    expect(await charge(request)).toMatchObject({ status: 'Succeeded', fee: 172 });
    expect(book().all('payment_intent')).toHaveLength(1);
  });

  test('has failed as it had', async () => {
    const request = chargeOf(local, await keptCard(local, 'pm_card_chargeCustomerFail'), { begunAt });
    await loseAnswer(() => charge(request));
    expect(await charge(request)).toMatchObject({ status: 'Failed', failureCode: 'card_declined' });
    expect(book().all('charge')).toHaveLength(1);
  });

  test('is made where it never was, also beside another try of the same payment', async () => {
    const card = await keptCard(local, 'pm_card_shortOnce');
    const first = chargeOf(local, card, { begunAt });
    expect(await charge(first)).toMatchObject({ status: 'Failed' });
    const second = { ...first, idempotencyKey: newId(), attempt: 2 };
    expect(await charge(second)).toMatchObject({ status: 'Succeeded' });
    expect(await charge(chargeOf(local, card, { begunAt }))).toMatchObject({ status: 'Failed' });
    expect(book().all('payment_intent')).toHaveLength(3);
  });

  test('is found among more than a page of others', async () => {
    const card = await keptCard(local);
    const request = chargeOf(local, card, { begunAt });
    await loseAnswer(() => charge(request));
    await local.provider.charge(Array.from({ length: 101 }, () => chargeOf(local, card)));
    expect(await charge(request)).toMatchObject({ status: 'Succeeded' });
    expect(book().all('payment_intent')).toHaveLength(102);
  });

  test('with a clock that is behind the one it was begun by is looked for as well', async () => {
    const request = chargeOf(local, await keptCard(local), { begunAt: new Date(Date.now() + dayMs) });
    await loseAnswer(() => charge(request));
    expect(await charge(request)).toMatchObject({ status: 'Succeeded' });
    expect(book().all('payment_intent')).toHaveLength(1);
  });
});

test('a refund that is asked for again when Stripe has forgotten its key goes back once', async () => {
  const paid = await charge(chargeOf(local, await keptCard(local)));
  const request: RefundRequest = {
    account: local.account,
    idempotencyKey: newId(),
    payment: paid?.reference ?? '',
    amount: 400,
    currency: 'USD',
    reason: 'Other',
    begunAt,
    at: begunAt,
  };
  await loseAnswer(() => local.provider.refund(request));
  expect(await local.provider.refund(request)).toMatchObject({ status: 'Succeeded', failure: null });
  expect(book().all('refund')).toHaveLength(1);
  await local.provider.refund({ ...request, idempotencyKey: newId() });
  expect(book().all('refund')).toHaveLength(2);
});
