import { newId } from '../../lib/ids';
import type { TaxBehavior } from '../../schema.generated';
import type { DesiredSubscription, ProviderPayment } from '../cardProvider';
import { chargeOf, desiredOf, keptCard, openLocal, plan, type Local } from '../testing/local';

let local: Local;
beforeEach(async () => {
  local = await openLocal();
});
afterEach(() => local.server.close());

const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

const sync = (desired: DesiredSubscription) => local.provider.syncSubscription(desired);
const book = () => local.stripe.book(local.account.reference);
const invoices = () =>
  book()
    .all('invoice')
    .filter(({ total }) => total > 0)
    .reverse();
const asked = () => invoices().map(({ total, status }) => [total, status]);

function paidUntil(): Date {
  const end = book().all('subscription')[0]?.items.data[0]?.current_period_end;
  if (end === undefined) throw new Error('There is no subscription.');
  return new Date(end * 1000);
}

async function told(type: string, objectReference: string): Promise<ProviderPayment> {
  const content = await local.provider.contentOf(local.account, { type, objectReference });
  if (content.kind !== 'Payment') throw new Error(`${type} is about no payment.`);
  return content.payment;
}

describe('a subscription that begins', () => {
  test('is made once, and its first payment is told', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const [one, other] = await Promise.all([sync(desired), sync(desired)]);
    const again = await sync(desired);
    expect(new Set([one.reference, other.reference, again.reference]).size).toBe(1);
    expect(one.payment).toMatchObject({
      status: 'Succeeded',
      amount: 4900,
      currency: 'USD',
      fee: 172,
      subscriptionId: desired.id,
      attempts: 1,
      nextRetryAt: null,
      card: { brand: 'Visa', last4: '4242' },
    });
    expect(asked()).toEqual([[4900, 'paid']]);
  });

  test('pays from the start of its first period to the end of it', async () => {
    const { payment } = await sync(desiredOf(local, await keptCard(local)));
    const [start, end] = [payment?.periodStart?.getTime() ?? 0, payment?.periodEnd?.getTime() ?? 0];
    expect((end - start) / dayMs).toBeGreaterThanOrEqual(28);
    expect((end - start) / dayMs).toBeLessThanOrEqual(31);
  });

  test('pays its setup fee with the first payment, and no other', async () => {
    const desired = desiredOf(local, await keptCard(local), { setupFee: 1000 });
    await sync(desired);
    local.stripe.advance(32);
    expect(asked()).toEqual([
      [5900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('is not charged for before it is due: a trial, or what was paid elsewhere', async () => {
    const desired = desiredOf(local, await keptCard(local), { billedUntil: inDays(14), setupFee: 1000 });
    const { reference, payment } = await sync(desired);
    expect([payment, asked()]).toEqual([null, []]);
    await sync({ ...desired, reference });
    local.stripe.advance(15);
    expect(asked()).toEqual([[5900, 'paid']]);
  });

  test('whose trial is ended early is charged then', async () => {
    const desired = desiredOf(local, await keptCard(local), { billedUntil: inDays(14) });
    const { reference } = await sync(desired);
    const { payment } = await sync({ ...desired, reference, billedUntil: new Date() });
    expect(payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    local.stripe.advance(15);
    expect(asked()).toHaveLength(1);
  });

  test('whose trial is made longer is charged later', async () => {
    const desired = desiredOf(local, await keptCard(local), { billedUntil: inDays(3) });
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, billedUntil: inDays(9) });
    local.stripe.advance(5);
    expect(asked()).toEqual([]);
    local.stripe.advance(5);
    expect(asked()).toEqual([[4900, 'paid']]);
  });

  test('with a card that is declined fails, and pays with another card', async () => {
    const desired = desiredOf(local, await keptCard(local, 'pm_card_chargeCustomerFail'));
    const { reference, payment } = await sync(desired);
    expect(payment).toMatchObject({ status: 'Failed', failureCode: 'card_declined', attempts: 1 });
    const owner = { ...(await keptCard(local)) };
    await sync({ ...desired, reference, card: owner.reference });
    const paid = await local.provider.payInvoice(local.account, payment?.invoice ?? '', newId());
    expect(paid).toMatchObject({ status: 'Succeeded', attempts: 2 });
  });

  test('and was given up for want of its first payment begins anew', async () => {
    const desired = desiredOf(local, await keptCard(local, 'pm_card_chargeCustomerFail'));
    const first = await sync(desired);
    local.stripe.advance(1);
    const second = await sync({
      ...desired,
      reference: first.reference,
      card: (await keptCard(local)).reference,
    });
    expect(second.reference).not.toBe(first.reference);
    expect(asked()).toEqual([
      [4900, 'void'],
      [4900, 'paid'],
    ]);
  });

  test('at a price of 0 is not made: there is nothing to charge', async () => {
    const desired = desiredOf(local, await keptCard(local), { plan: { ...plan, price: 0 } });
    expect(await sync(desired)).toEqual({ reference: null, payment: null });
    expect(book().all('subscription')).toEqual([]);
  });

  test('is made at the price that holds from its next renewal on', async () => {
    const nextPlan = { ...plan, priceVersion: 2, price: 5900 };
    await sync(desiredOf(local, await keptCard(local), { nextPlan, billedUntil: inDays(3) }));
    local.stripe.advance(4);
    expect(asked()).toEqual([[5900, 'paid']]);
  });

  test('with a card that was given to another account waits for one', async () => {
    const elsewhere = { ...(await keptCard(local)), customer: 'cus_elsewhere' };
    expect(await sync(desiredOf(local, elsewhere))).toEqual({ reference: null, payment: null });
  });

  test('without a card waits for one', async () => {
    const desired = { ...desiredOf(local, await keptCard(local)), card: null, customer: null };
    expect(await sync(desired)).toEqual({ reference: null, payment: null });
  });
});

describe('a plan', () => {
  const prices = () =>
    book()
      .all('price')
      .map(({ id, tax_behavior: tax, unit_amount: amount }) => [id, tax, amount]);
  const priceNow = () => book().all('subscription')[0]?.items.data[0]?.price.id;

  async function begun(taxBehavior: TaxBehavior) {
    const desired = desiredOf(local, await keptCard(local), {
      plan: { ...plan, taxBehavior },
      setupFee: 1000,
    });
    const { reference } = await sync(desired);
    const paid = { ...desired, reference, billedUntil: paidUntil() };
    const as = (tax: TaxBehavior) => sync({ ...paid, plan: { ...plan, taxBehavior: tax } });
    return { desired: paid, as };
  }

  test.each([
    ['Inclusive', 'inclusive'],
    ['Exclusive', 'exclusive'],
    ['Unspecified', 'unspecified'],
  ] as const)('of tax %s is priced so, and costs what it did', async (given, told) => {
    await begun(given);
    expect(prices()).toEqual([[priceNow(), told, 4900]]);
    expect(asked()).toEqual([[5900, 'paid']]);
  });

  test('of which nothing was said of tax keeps its price when something is', async () => {
    const { as } = await begun('Unspecified');
    const before = priceNow();
    await as('Exclusive');
    expect(prices()).toEqual([[before, 'exclusive', 4900]]);
    expect(priceNow()).toBe(before);
  });

  test('of which something else is said of tax has another price for as much, and the first one again', async () => {
    const { as } = await begun('Inclusive');
    const before = priceNow();
    await as('Exclusive');
    const other = priceNow();
    expect(prices()).toEqual([
      [other, 'exclusive', 4900],
      [before, 'inclusive', 4900],
    ]);
    expect(other).not.toBe(before);
    await as('Inclusive');
    expect(priceNow()).toBe(before);
    await as('Unspecified');
    await as('Exclusive');
    expect(priceNow()).toBe(other);
    expect(prices()).toHaveLength(3);
    expect(asked()).toEqual([[5900, 'paid']]);
  });

  test('that is renamed is so with Stripe, once', async () => {
    const { desired } = await begun('Unspecified');
    const renamed = { ...desired, plan: { ...plan, name: 'Growth Plus' } };
    const updated = () =>
      book()
        .all('product')
        .map(({ name, updated: at }) => ({ name, at: Number(at) }));
    const before = updated();
    expect(before).toEqual([{ name: 'Growth', at: expect.any(Number) }]);
    local.stripe.advance(1);
    await sync(renamed);
    const first = updated();
    expect(first).toEqual([{ name: 'Growth Plus', at: expect.any(Number) }]);
    expect((first[0]?.at ?? 0) - (before[0]?.at ?? 0)).toBeGreaterThanOrEqual(24 * 60 * 60);
    local.stripe.advance(1);
    await sync(renamed);
    expect(updated()).toEqual(first);
  });
});

describe('a move to another plan', () => {
  const large = { ...plan, id: newId(), name: 'Large', price: 9900 };

  async function begun(card = 'pm_card_visa') {
    const desired = desiredOf(local, await keptCard(local, card));
    const { reference, payment } = await sync(desired);
    return { desired: { ...desired, reference, billedUntil: paidUntil() }, payment };
  }

  test('pays the setup fee of the new plan with the next payment, once', async () => {
    const { desired } = await begun();
    const moved = { ...desired, plan: large, setupFee: 1000 };
    await sync(moved);
    await sync(moved);
    local.stripe.advance(32);
    expect(asked()).toEqual([
      [4900, 'paid'],
      [10_900, 'paid'],
    ]);
  });

  test('pays the setup fee at once where a period of another length begins', async () => {
    const { desired } = await begun();
    const yearly = { ...large, interval: 'Year' as const };
    await sync({ ...desired, plan: yearly, setupFee: 1000, billedUntil: new Date() });
    expect(asked()).toEqual([
      [4900, 'paid'],
      [10_900, 'paid'],
    ]);
  });

  test('removes the setup fee when the client moves back before it is charged', async () => {
    const { desired } = await begun();
    await sync({ ...desired, plan: large, setupFee: 1000 });
    await sync(desired);
    local.stripe.advance(32);
    expect(asked()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('voids the invoice of a plan that was left before it was paid for', async () => {
    const { desired, payment } = await begun('pm_card_chargeCustomerFail');
    const givenUp = [payment?.invoice ?? ''];
    await sync({ ...desired, plan: { ...plan, price: 0 }, givenUp });
    await sync({ ...desired, plan: { ...plan, price: 0 }, givenUp });
    local.stripe.advance(32);
    expect(asked()).toEqual([[4900, 'void']]);
  });
});

describe('a subscription that is held', () => {
  test('asks for nothing, and then for all that fell due meanwhile', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Held', billedUntil: inDays(30) });
    local.stripe.advance(65);
    expect(asked().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft']);
    await sync({ ...desired, reference, billedUntil: inDays(30) });
    local.stripe.advance(1);
    expect(asked()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
    const [first, second, third] = invoices().map(({ lines }) => lines.data[0]?.period);
    expect([second?.start, third?.start]).toEqual([first?.end, second?.end]);
  });

  test('lets go of a period whatever is charged once before its plan', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Held', billedUntil: inDays(30) });
    local.stripe.advance(35);
    const draft = invoices().at(-1);
    const [planLine] = draft?.lines.data ?? [];
    if (!draft || !planLine) throw new Error('Nothing fell due.');
    const period = { start: local.stripe.now, end: local.stripe.now };
    const onceOnly = { type: 'invoice_item_details', invoice_item_details: null } as const;
    draft.lines.data.unshift({
      ...planLine,
      parent: { ...onceOnly, subscription_item_details: null },
      period,
    });
    await sync({ ...desired, reference, billedUntil: new Date(local.stripe.now * 1000) });
    expect(draft).toMatchObject({ status: 'draft', auto_advance: false, metadata: { letGo: 'yes' } });
  });

  test('is charged once, for a period that begins then, where the time between is let go', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Held', billedUntil: inDays(30) });
    local.stripe.advance(65);
    expect(asked().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft']);
    const reopenedAt = new Date(local.stripe.now * 1000);
    const dateAlone = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;
    jest.useFakeTimers({
      now: reopenedAt,
      doNotFake: [...dateAlone, 'clearTimeout', 'clearInterval', 'clearImmediate'],
    });
    try {
      const { payment } = await sync({ ...desired, reference, billedUntil: reopenedAt });
      expect(payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    } finally {
      jest.useRealTimers();
    }
    local.stripe.advance(1);
    expect(asked().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft', 'paid']);
    const [, , , last] = invoices().map(({ lines }) => lines.data[0]?.period);
    expect(last?.start).toBeGreaterThanOrEqual(Math.floor(reopenedAt.getTime() / 1000));
    // What was let go once is not taken up by a later release.
    await sync({ ...desired, reference, status: 'Held', billedUntil: inDays(95) });
    await sync({ ...desired, reference, billedUntil: inDays(95) });
    local.stripe.advance(1);
    expect(asked().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft', 'paid']);
  });

  test('is not tried again for what was declined before, until it runs', async () => {
    const desired = desiredOf(local, await keptCard(local, 'pm_card_shortOnce'), { billedUntil: inDays(3) });
    const { reference } = await sync(desired);
    local.stripe.advance(4);
    await sync({ ...desired, reference, status: 'Held', billedUntil: inDays(33) });
    local.stripe.advance(20);
    expect(asked()).toEqual([[4900, 'open']]);
    await sync({ ...desired, reference, billedUntil: inDays(33) });
    local.stripe.advance(1);
    expect(asked()).toEqual([[4900, 'paid']]);
  });

  test('is released by whoever goes on where the releasing was cut off', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Held', billedUntil: inDays(30) });
    local.stripe.advance(32);
    local.stripe.trouble = 'cut off after the work';
    await expect(sync({ ...desired, reference, billedUntil: inDays(30) })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    local.stripe.trouble = 'none';
    await sync({ ...desired, reference, billedUntil: inDays(30) });
    local.stripe.advance(1);
    expect(asked().map(([, status]) => status)).toEqual(['paid', 'paid']);
  });

  test('of an account that was taken away from us is none of our business any more', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    local.stripe.deauthorise(local.account.reference ?? '');
    expect(await sync({ ...desired, reference, status: 'Held' })).toEqual({ reference, payment: null });
  });
});

describe('a subscription that runs', () => {
  test('is given up when it comes to cost nothing, and made anew when it costs something again', async () => {
    const desired = desiredOf(local, await keptCard(local), { billedUntil: inDays(3) });
    const first = await sync(desired);
    const free = { ...desired, plan: { ...plan, priceVersion: 2, price: 0 }, reference: first.reference };
    const { reference } = await sync(free);
    await sync({ ...free, reference });
    local.stripe.advance(40);
    expect(asked()).toEqual([]);
    const again = await sync({ ...desired, reference, billedUntil: new Date() });
    expect(again.payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    expect(again.reference).not.toBe(reference);
  });

  test('renews by itself, and is declined, tried again and paid', async () => {
    const desired = desiredOf(local, await keptCard(local, 'pm_card_shortOnce'), { billedUntil: inDays(3) });
    await sync(desired);
    local.stripe.advance(4);
    const [invoice] = invoices();
    const failed = await told('invoice.payment_failed', invoice?.id ?? '');
    expect(failed).toMatchObject({ status: 'Failed', declineCode: 'insufficient_funds', attempts: 1 });
    expect(failed.nextRetryAt?.getTime()).toBeGreaterThan(Date.now());
    local.stripe.advance(4);
    expect(await told('invoice.paid', invoice?.id ?? '')).toMatchObject({ status: 'Succeeded', attempts: 2 });
  });

  test.each([
    ['a day later', 1],
    ['three days earlier', -3],
  ])('is charged next when the paid period ends, %s than Stripe counts', async (_when, days) => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    const billedUntil = new Date(paidUntil().getTime() + days * dayMs);
    await sync({ ...desired, reference, billedUntil });
    await sync({ ...desired, reference, billedUntil });
    expect(paidUntil()).toEqual(billedUntil);
    expect(asked()).toEqual([[4900, 'paid']]);
    local.stripe.advance((billedUntil.getTime() - Date.now()) / dayMs - 0.5);
    expect(asked()).toHaveLength(1);
    local.stripe.advance(1);
    expect(invoices().map(({ total, lines }) => [total, lines.data[0]?.period.start])).toEqual([
      [4900, expect.any(Number)],
      [4900, billedUntil.getTime() / 1000],
    ]);
  });

  test('is charged for a period that Stripe began a day early while it was held', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    const billedUntil = new Date(paidUntil().getTime() + dayMs);
    await sync({ ...desired, reference, status: 'Held', billedUntil });
    local.stripe.advance((paidUntil().getTime() - Date.now()) / dayMs + 0.5);
    await sync({ ...desired, reference, billedUntil });
    local.stripe.advance(1);
    expect(asked()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('begins a period when it is resumed in a trial that stands for its paid period', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    const billedUntil = new Date(paidUntil().getTime() + dayMs);
    await sync({ ...desired, reference, billedUntil });
    await sync({ ...desired, reference, billedUntil, status: 'Paused' });
    await sync({ ...desired, reference, billedUntil: new Date() });
    expect(asked()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('waits for its setup fee to be paid before its renewal is moved', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    const end = paidUntil();
    const billedUntil = new Date(end.getTime() + dayMs);
    await sync({ ...desired, reference, billedUntil, setupFee: 1000 });
    expect(paidUntil()).toEqual(end);
  });

  test('keeps a period that Stripe begins on the same day, or has begun already', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    const end = paidUntil();
    for (const ms of [-3_000_000, 3_000_000, -7 * dayMs, -28 * dayMs + 3_600_000]) {
      await sync({ ...desired, reference, billedUntil: new Date(end.getTime() + ms) });
      expect(paidUntil()).toEqual(end);
    }
  });

  test('charges another card from the next renewal on', async () => {
    const desired = desiredOf(local, await keptCard(local, 'pm_card_chargeCustomerFail'), {
      billedUntil: inDays(3),
    });
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, card: (await keptCard(local)).reference });
    local.stripe.advance(4);
    expect(asked()).toEqual([[4900, 'paid']]);
  });

  test('is paused without being charged, and goes on when it is resumed', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Paused' });
    local.stripe.advance(40);
    expect(asked()).toEqual([
      [4900, 'paid'],
      [4900, 'void'],
    ]);
    const resumed = await sync({ ...desired, reference, billedUntil: new Date() });
    expect(resumed.payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    expect(asked().slice(2)).toEqual([[4900, 'paid']]);
  });

  test('that is resumed in a period that is paid for is not charged again', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Paused' });
    await sync({ ...desired, reference, billedUntil: inDays(20) });
    expect(asked()).toEqual([[4900, 'paid']]);
    local.stripe.advance(32);
    expect(asked()).toHaveLength(2);
  });

  test('that is resumed by the payment of an old debt is charged after the period that the payment covers', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Paused' });
    const resumed = { ...desired, reference, billedUntil: inDays(45) };
    await sync(resumed);
    await sync(resumed);
    local.stripe.advance(40);
    expect(asked()).toEqual([[4900, 'paid']]);
    local.stripe.advance(6);
    expect(asked()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('ends at once, or with its period', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, cancelsAtPeriodEnd: true });
    local.stripe.advance(40);
    expect(asked()).toHaveLength(1);
    const other = desiredOf(local, await keptCard(local));
    const made = await sync(other);
    await sync({ ...other, reference: made.reference, status: 'Ended' });
    local.stripe.advance(40);
    expect(asked()).toHaveLength(2);
  });

  test('that has ended stays so when it is told twice', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    const end = { ...desired, reference, status: 'Ended' } as const;
    await sync(end);
    await expect(sync(end)).resolves.toMatchObject({ reference });
    expect(asked()).toHaveLength(1);
  });
});

describe('another price', () => {
  const dearer = { ...plan, priceVersion: 2, price: 5900 } as const;
  const yearly = { ...plan, price: 49_000, interval: 'Year' } as const;

  test('for as long a period counts from the next renewal on', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, plan: dearer, billedUntil: paidUntil() });
    expect(asked()).toEqual([[4900, 'paid']]);
    local.stripe.advance(32);
    expect(asked().slice(1)).toEqual([[5900, 'paid']]);
  });

  test('for another period, from now on, is charged at once', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, plan: yearly, billedUntil: new Date() });
    expect(asked()).toEqual([
      [4900, 'paid'],
      [49_000, 'paid'],
    ]);
    local.stripe.advance(300);
    expect(asked()).toHaveLength(2);
  });

  test('for another period, at the renewal, is charged when that comes', async () => {
    const desired = desiredOf(local, await keptCard(local));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, nextPlan: yearly, billedUntil: inDays(28) });
    expect(asked()).toEqual([[4900, 'paid']]);
    local.stripe.advance(29);
    expect(asked().slice(1)).toEqual([[49_000, 'paid']]);
  });

  test('is one price of Stripe for everybody who has it', async () => {
    await sync(desiredOf(local, await keptCard(local)));
    await sync(desiredOf(local, await keptCard(local)));
    expect([book().all('price').length, book().all('product').length]).toEqual([1, 1]);
  });
});

describe('what messages are about', () => {
  test('is the same payment, whatever of it is told', async () => {
    const { reference, payment } = await sync(desiredOf(local, await keptCard(local)));
    const intent = payment?.reference ?? '';
    const kinds: [string, string][] = [
      ['invoice.paid', payment?.invoice ?? ''],
      ['payment_intent.succeeded', intent],
      ['charge.succeeded', intent],
      ['customer.subscription.updated', reference ?? ''],
    ];
    for (const [type, id] of kinds) expect(await told(type, id)).toEqual(payment);
  });

  test('is the payment with its refunds, ours and others, and its dispute', async () => {
    const card = await keptCard(local);
    const paymentId = newId();
    const [outcome] = await local.provider.charge([chargeOf(local, card, { paymentId, attempt: 2 })]);
    const payment = outcome?.reference ?? '';
    const refund = {
      account: local.account,
      payment,
      currency: 'USD',
      reason: 'Duplicate',
      begunAt: new Date(),
      at: new Date(),
    } as const;
    await local.provider.refund({ ...refund, idempotencyKey: 'refund-1', amount: 100 });
    local.stripe.dispute(local.account.reference, payment, 'needs_response');
    expect(await told('charge.dispute.created', payment)).toMatchObject({
      paymentId,
      attempts: 2,
      status: 'Succeeded',
      refunds: [{ refundId: 'refund-1', amount: 100, status: 'Succeeded' }],
      dispute: { status: 'NeedsResponse', amount: 4900 },
    });
    local.stripe.dispute(local.account.reference, payment, 'lost');
    expect((await told('charge.dispute.closed', payment)).dispute).toMatchObject({ status: 'Lost' });
  });

  test.each([
    ['payment_intent.succeeded', 'pi_unknown'],
    ['invoice.paid', 'in_unknown'],
    ['customer.subscription.updated', 'sub_unknown'],
    ['customer.created', 'cus_1'],
    ['payment_intent.succeeded', null],
  ])('is nothing of ours: %s of %s', async (type, objectReference) => {
    expect(await local.provider.contentOf(local.account, { type, objectReference })).toEqual({
      kind: 'Nothing',
    });
  });
});
