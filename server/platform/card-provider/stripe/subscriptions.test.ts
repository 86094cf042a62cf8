import { newId } from '../../../lib/ids';
import type { TaxBehavior } from '../../../../contract/enums';
import type { DesiredSubscription, ProviderPayment } from '../cardProvider';
import {
  newChargeRequest,
  newDesiredSubscription,
  attachTestCard,
  setUpStripeFixture,
  plan,
  type StripeFixture,
} from '../testing/stripeFixture';

let fixture: StripeFixture;
beforeEach(async () => {
  fixture = await setUpStripeFixture();
});
afterEach(() => fixture.server.close());

const dayMs = 86_400_000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * dayMs);

const sync = (desired: DesiredSubscription) => fixture.provider.syncSubscription(desired);
const stripeObjects = () => fixture.stripe.store(fixture.account.reference);
const invoices = () =>
  stripeObjects()
    .all('invoice')
    .filter(({ total }) => total > 0)
    .reverse();
const invoiceStates = () => invoices().map(({ total, status }) => [total, status]);

function currentPeriodEnd(): Date {
  const end = stripeObjects().all('subscription')[0]?.items.data[0]?.current_period_end;
  if (end === undefined) throw new Error('There is no subscription.');
  return new Date(end * 1000);
}

async function paymentOfEvent(type: string, objectReference: string): Promise<ProviderPayment> {
  const content = await fixture.provider.loadEventContent(fixture.account, { type, objectReference });
  if (content.kind !== 'Payment') throw new Error(`${type} is about no payment.`);
  return content.payment;
}

describe('new subscription', () => {
  test('is created once by concurrent and repeated syncs, with its first payment', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
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
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
  });

  test('covers one month with its first payment', async () => {
    const { payment } = await sync(newDesiredSubscription(fixture, await attachTestCard(fixture)));
    const [start, end] = [payment?.periodStart?.getTime() ?? 0, payment?.periodEnd?.getTime() ?? 0];
    expect((end - start) / dayMs).toBeGreaterThanOrEqual(28);
    expect((end - start) / dayMs).toBeLessThanOrEqual(31);
  });

  test('charges the setup fee once, with the first payment', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture), { setupFee: 1000 });
    await sync(desired);
    fixture.stripe.advance(32);
    expect(invoiceStates()).toEqual([
      [5900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('is not charged until the end of its trial or prepaid time, and then with its setup fee', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture), {
      billedUntil: daysFromNow(14),
      setupFee: 1000,
    });
    const { reference, payment } = await sync(desired);
    expect([payment, invoiceStates()]).toEqual([null, []]);
    await sync({ ...desired, reference });
    fixture.stripe.advance(15);
    expect(invoiceStates()).toEqual([[5900, 'paid']]);
  });

  test('is charged when its trial ends early', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture), {
      billedUntil: daysFromNow(14),
    });
    const { reference } = await sync(desired);
    const { payment } = await sync({ ...desired, reference, billedUntil: new Date() });
    expect(payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    fixture.stripe.advance(15);
    expect(invoiceStates()).toHaveLength(1);
  });

  test('is charged later when its trial is extended', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture), {
      billedUntil: daysFromNow(3),
    });
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, billedUntil: daysFromNow(9) });
    fixture.stripe.advance(5);
    expect(invoiceStates()).toEqual([]);
    fixture.stripe.advance(5);
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
  });

  test('pays its first invoice with another card after a decline', async () => {
    const desired = newDesiredSubscription(
      fixture,
      await attachTestCard(fixture, 'pm_card_chargeCustomerFail'),
    );
    const { reference, payment } = await sync(desired);
    expect(payment).toMatchObject({ status: 'Failed', failureCode: 'card_declined', attempts: 1 });
    const owner = { ...(await attachTestCard(fixture)) };
    await sync({ ...desired, reference, card: owner.reference });
    const paid = await fixture.provider.payInvoice(fixture.account, payment?.invoice ?? '', newId());
    expect(paid).toMatchObject({ status: 'Succeeded', attempts: 2 });
  });

  test('is created again after it expired without a first payment', async () => {
    const desired = newDesiredSubscription(
      fixture,
      await attachTestCard(fixture, 'pm_card_chargeCustomerFail'),
    );
    const first = await sync(desired);
    fixture.stripe.advance(1);
    const second = await sync({
      ...desired,
      reference: first.reference,
      card: (await attachTestCard(fixture)).reference,
    });
    expect(second.reference).not.toBe(first.reference);
    expect(invoiceStates()).toEqual([
      [4900, 'void'],
      [4900, 'paid'],
    ]);
  });

  test('is not created at a price of 0', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture), {
      plan: { ...plan, price: 0 },
    });
    expect(await sync(desired)).toEqual({ reference: null, payment: null });
    expect(stripeObjects().all('subscription')).toEqual([]);
  });

  test('charges the price of its next plan with its first payment', async () => {
    const nextPlan = { ...plan, priceVersion: 2, price: 5900 };
    await sync(
      newDesiredSubscription(fixture, await attachTestCard(fixture), {
        nextPlan,
        billedUntil: daysFromNow(3),
      }),
    );
    fixture.stripe.advance(4);
    expect(invoiceStates()).toEqual([[5900, 'paid']]);
  });

  test('is not created when the customer does not exist on the account', async () => {
    const unknownCustomerCard = { ...(await attachTestCard(fixture)), customer: 'cus_elsewhere' };
    expect(await sync(newDesiredSubscription(fixture, unknownCustomerCard))).toEqual({
      reference: null,
      payment: null,
    });
  });

  test('is not created without a card', async () => {
    const desired = {
      ...newDesiredSubscription(fixture, await attachTestCard(fixture)),
      card: null,
      customer: null,
    };
    expect(await sync(desired)).toEqual({ reference: null, payment: null });
  });
});

describe('syncSubscription', () => {
  const prices = () =>
    stripeObjects()
      .all('price')
      .map(({ id, tax_behavior: tax, unit_amount: amount }) => [id, tax, amount]);
  const currentPriceId = () => stripeObjects().all('subscription')[0]?.items.data[0]?.price.id;

  async function setUpSubscription(taxBehavior: TaxBehavior) {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture), {
      plan: { ...plan, taxBehavior },
      setupFee: 1000,
    });
    const { reference } = await sync(desired);
    const paid = { ...desired, reference, billedUntil: currentPeriodEnd() };
    const setTaxBehavior = (tax: TaxBehavior) => sync({ ...paid, plan: { ...plan, taxBehavior: tax } });
    return { desired: paid, as: setTaxBehavior };
  }

  test.each([
    ['Inclusive', 'inclusive'],
    ['Exclusive', 'exclusive'],
    ['Unspecified', 'unspecified'],
  ] as const)(
    'creates a price with tax behavior %s and charges the same amount',
    async (taxBehavior, stripeTaxBehavior) => {
      await setUpSubscription(taxBehavior);
      expect(prices()).toEqual([[currentPriceId(), stripeTaxBehavior, 4900]]);
      expect(invoiceStates()).toEqual([[5900, 'paid']]);
    },
  );

  test('sets the tax behavior of a price that has none', async () => {
    const { as: setTaxBehavior } = await setUpSubscription('Unspecified');
    const before = currentPriceId();
    await setTaxBehavior('Exclusive');
    expect(prices()).toEqual([[before, 'exclusive', 4900]]);
    expect(currentPriceId()).toBe(before);
  });

  test('creates one price for each tax behavior and reuses it', async () => {
    const { as: setTaxBehavior } = await setUpSubscription('Inclusive');
    const before = currentPriceId();
    await setTaxBehavior('Exclusive');
    const other = currentPriceId();
    expect(prices()).toEqual([
      [other, 'exclusive', 4900],
      [before, 'inclusive', 4900],
    ]);
    expect(other).not.toBe(before);
    await setTaxBehavior('Inclusive');
    expect(currentPriceId()).toBe(before);
    await setTaxBehavior('Unspecified');
    await setTaxBehavior('Exclusive');
    expect(currentPriceId()).toBe(other);
    expect(prices()).toHaveLength(3);
    expect(invoiceStates()).toEqual([[5900, 'paid']]);
  });

  test('renames the product once when the plan is renamed', async () => {
    const { desired } = await setUpSubscription('Unspecified');
    const renamed = { ...desired, plan: { ...plan, name: 'Growth Plus' } };
    const updated = () =>
      stripeObjects()
        .all('product')
        .map(({ name, updated: at }) => ({ name, at: Number(at) }));
    const before = updated();
    expect(before).toEqual([{ name: 'Growth', at: expect.any(Number) }]);
    fixture.stripe.advance(1);
    await sync(renamed);
    const first = updated();
    expect(first).toEqual([{ name: 'Growth Plus', at: expect.any(Number) }]);
    expect((first[0]?.at ?? 0) - (before[0]?.at ?? 0)).toBeGreaterThanOrEqual(24 * 60 * 60);
    fixture.stripe.advance(1);
    await sync(renamed);
    expect(updated()).toEqual(first);
  });

  test('shares one price and product between the subscriptions of a plan', async () => {
    await sync(newDesiredSubscription(fixture, await attachTestCard(fixture)));
    await sync(newDesiredSubscription(fixture, await attachTestCard(fixture)));
    expect([stripeObjects().all('price').length, stripeObjects().all('product').length]).toEqual([1, 1]);
  });
});

describe('plan change', () => {
  const largePlan = { ...plan, id: newId(), name: 'Large', price: 9900 };

  async function setUpSubscription(card = 'pm_card_visa') {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture, card));
    const { reference, payment } = await sync(desired);
    return { desired: { ...desired, reference, billedUntil: currentPeriodEnd() }, payment };
  }

  test('charges the setup fee of the new plan once, with the next payment', async () => {
    const { desired } = await setUpSubscription();
    const changed = { ...desired, plan: largePlan, setupFee: 1000 };
    await sync(changed);
    await sync(changed);
    fixture.stripe.advance(32);
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [10_900, 'paid'],
    ]);
  });

  test('charges the setup fee immediately when the interval changes', async () => {
    const { desired } = await setUpSubscription();
    const yearlyPlan = { ...largePlan, interval: 'Year' as const };
    await sync({ ...desired, plan: yearlyPlan, setupFee: 1000, billedUntil: new Date() });
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [10_900, 'paid'],
    ]);
  });

  test('removes the setup fee when the client returns to the previous plan', async () => {
    const { desired } = await setUpSubscription();
    await sync({ ...desired, plan: largePlan, setupFee: 1000 });
    await sync(desired);
    fixture.stripe.advance(32);
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('voids the unpaid invoice of the previous plan', async () => {
    const { desired, payment } = await setUpSubscription('pm_card_chargeCustomerFail');
    const invoicesToVoid = [payment?.invoice ?? ''];
    await sync({ ...desired, plan: { ...plan, price: 0 }, invoicesToVoid });
    await sync({ ...desired, plan: { ...plan, price: 0 }, invoicesToVoid });
    fixture.stripe.advance(32);
    expect(invoiceStates()).toEqual([[4900, 'void']]);
  });
});

describe('subscription on hold', () => {
  test('drafts invoices and charges all of them after the hold', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'OnHold', billedUntil: daysFromNow(30) });
    fixture.stripe.advance(65);
    expect(invoiceStates().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft']);
    await sync({ ...desired, reference, billedUntil: daysFromNow(30) });
    fixture.stripe.advance(1);
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
    const [first, second, third] = invoices().map(({ lines }) => lines.data[0]?.period);
    expect([second?.start, third?.start]).toEqual([first?.end, second?.end]);
  });

  test('waives a draft based on the period of its plan line, not of a one-off item', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'OnHold', billedUntil: daysFromNow(30) });
    // The draft's period starts after one month, so more than four days before the end of the hold.
    fixture.stripe.advance(40);
    const draft = invoices().at(-1);
    const [planLine] = draft?.lines.data ?? [];
    if (!draft || !planLine) throw new Error('Nothing fell due.');
    const period = { start: fixture.stripe.now, end: fixture.stripe.now };
    const oneOffItem = { type: 'invoice_item_details', invoice_item_details: null } as const;
    draft.lines.data.unshift({
      ...planLine,
      parent: { ...oneOffItem, subscription_item_details: null },
      period,
    });
    await sync({ ...desired, reference, billedUntil: new Date(fixture.stripe.now * 1000) });
    expect(draft).toMatchObject({ status: 'draft', auto_advance: false, metadata: { letGo: 'yes' } });
  });

  test('charges one period after the hold and waives the time on hold', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'OnHold', billedUntil: daysFromNow(30) });
    fixture.stripe.advance(65);
    expect(invoiceStates().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft']);
    const reopenedAt = new Date(fixture.stripe.now * 1000);
    const realTimers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;
    jest.useFakeTimers({
      now: reopenedAt,
      doNotFake: [...realTimers, 'clearTimeout', 'clearInterval', 'clearImmediate'],
    });
    try {
      const { payment } = await sync({ ...desired, reference, billedUntil: reopenedAt });
      expect(payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    } finally {
      jest.useRealTimers();
    }
    fixture.stripe.advance(1);
    expect(invoiceStates().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft', 'paid']);
    const [, , , last] = invoices().map(({ lines }) => lines.data[0]?.period);
    expect(last?.start).toBeGreaterThanOrEqual(Math.floor(reopenedAt.getTime() / 1000));
    // A later hold does not charge waived drafts when it ends.
    await sync({ ...desired, reference, status: 'OnHold', billedUntil: daysFromNow(95) });
    await sync({ ...desired, reference, billedUntil: daysFromNow(95) });
    fixture.stripe.advance(1);
    expect(invoiceStates().map(([, status]) => status)).toEqual(['paid', 'draft', 'draft', 'paid']);
  });

  test('does not retry a declined invoice until the subscription resumes', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture, 'pm_card_shortOnce'), {
      billedUntil: daysFromNow(3),
    });
    const { reference } = await sync(desired);
    fixture.stripe.advance(4);
    await sync({ ...desired, reference, status: 'OnHold', billedUntil: daysFromNow(33) });
    fixture.stripe.advance(20);
    expect(invoiceStates()).toEqual([[4900, 'open']]);
    await sync({ ...desired, reference, billedUntil: daysFromNow(33) });
    fixture.stripe.advance(1);
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
  });

  test('charges its drafts after an interrupted resume', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'OnHold', billedUntil: daysFromNow(30) });
    fixture.stripe.advance(32);
    fixture.stripe.failureMode = 'response lost';
    await expect(sync({ ...desired, reference, billedUntil: daysFromNow(30) })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    fixture.stripe.failureMode = 'none';
    await sync({ ...desired, reference, billedUntil: daysFromNow(30) });
    fixture.stripe.advance(1);
    expect(invoiceStates().map(([, status]) => status)).toEqual(['paid', 'paid']);
  });

  test('keeps its reference and has no payment on a disconnected account', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    fixture.stripe.deauthorize(fixture.account.reference ?? '');
    expect(await sync({ ...desired, reference, status: 'OnHold' })).toEqual({ reference, payment: null });
  });
});

describe('running subscription', () => {
  test('is canceled at a price of 0 and created again at a higher price', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture), {
      billedUntil: daysFromNow(3),
    });
    const first = await sync(desired);
    const free = { ...desired, plan: { ...plan, priceVersion: 2, price: 0 }, reference: first.reference };
    const { reference } = await sync(free);
    await sync({ ...free, reference });
    fixture.stripe.advance(40);
    expect(invoiceStates()).toEqual([]);
    const again = await sync({ ...desired, reference, billedUntil: new Date() });
    expect(again.payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    expect(again.reference).not.toBe(reference);
  });

  test('reports a declined renewal and its successful retry through their events', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture, 'pm_card_shortOnce'), {
      billedUntil: daysFromNow(3),
    });
    await sync(desired);
    fixture.stripe.advance(4);
    const [invoice] = invoices();
    const failed = await paymentOfEvent('invoice.payment_failed', invoice?.id ?? '');
    expect(failed).toMatchObject({ status: 'Failed', declineCode: 'insufficient_funds', attempts: 1 });
    expect(failed.nextRetryAt?.getTime()).toBeGreaterThan(Date.now());
    fixture.stripe.advance(4);
    expect(await paymentOfEvent('invoice.paid', invoice?.id ?? '')).toMatchObject({
      status: 'Succeeded',
      attempts: 2,
    });
  });

  test.each([
    ['a day later', 1],
    ['three days earlier', -3],
  ])('renews at the end of the paid period, %s than in Stripe', async (_when, days) => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    const billedUntil = new Date(currentPeriodEnd().getTime() + days * dayMs);
    await sync({ ...desired, reference, billedUntil });
    await sync({ ...desired, reference, billedUntil });
    expect(currentPeriodEnd()).toEqual(billedUntil);
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
    fixture.stripe.advance((billedUntil.getTime() - Date.now()) / dayMs - 0.5);
    expect(invoiceStates()).toHaveLength(1);
    fixture.stripe.advance(1);
    expect(invoices().map(({ total, lines }) => [total, lines.data[0]?.period.start])).toEqual([
      [4900, expect.any(Number)],
      [4900, billedUntil.getTime() / 1000],
    ]);
  });

  test('charges the period that Stripe began a day early during the hold', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    const billedUntil = new Date(currentPeriodEnd().getTime() + dayMs);
    await sync({ ...desired, reference, status: 'OnHold', billedUntil });
    fixture.stripe.advance((currentPeriodEnd().getTime() - Date.now()) / dayMs + 0.5);
    await sync({ ...desired, reference, billedUntil });
    fixture.stripe.advance(1);
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('charges a new period when it resumes during a trial that covers the paid period', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    const billedUntil = new Date(currentPeriodEnd().getTime() + dayMs);
    await sync({ ...desired, reference, billedUntil });
    await sync({ ...desired, reference, billedUntil, status: 'Paused' });
    await sync({ ...desired, reference, billedUntil: new Date() });
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('does not move its renewal while a setup fee is unpaid', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    const end = currentPeriodEnd();
    const billedUntil = new Date(end.getTime() + dayMs);
    await sync({ ...desired, reference, billedUntil, setupFee: 1000 });
    expect(currentPeriodEnd()).toEqual(end);
  });

  test('does not move its renewal by less than an hour or more than four days', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    const end = currentPeriodEnd();
    for (const offsetMs of [-3_000_000, 3_000_000, -7 * dayMs, -28 * dayMs + 3_600_000]) {
      await sync({ ...desired, reference, billedUntil: new Date(end.getTime() + offsetMs) });
      expect(currentPeriodEnd()).toEqual(end);
    }
  });

  test('charges the next payment to a new card', async () => {
    const desired = newDesiredSubscription(
      fixture,
      await attachTestCard(fixture, 'pm_card_chargeCustomerFail'),
      {
        billedUntil: daysFromNow(3),
      },
    );
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, card: (await attachTestCard(fixture)).reference });
    fixture.stripe.advance(4);
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
  });

  test('voids invoices while it is paused, and is charged when it resumes', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Paused' });
    fixture.stripe.advance(40);
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [4900, 'void'],
    ]);
    const resumed = await sync({ ...desired, reference, billedUntil: new Date() });
    expect(resumed.payment).toMatchObject({ status: 'Succeeded', amount: 4900 });
    expect(invoiceStates().slice(2)).toEqual([[4900, 'paid']]);
  });

  test('is not charged again when it resumes in a paid period', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Paused' });
    await sync({ ...desired, reference, billedUntil: daysFromNow(20) });
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
    fixture.stripe.advance(32);
    expect(invoiceStates()).toHaveLength(2);
  });

  test('is charged after the covered period when a past-due payment resumes it', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, status: 'Paused' });
    const resumed = { ...desired, reference, billedUntil: daysFromNow(45) };
    await sync(resumed);
    await sync(resumed);
    fixture.stripe.advance(40);
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
    fixture.stripe.advance(6);
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [4900, 'paid'],
    ]);
  });

  test('is not charged after it ends, immediately or at the end of its period', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, cancelsAtPeriodEnd: true });
    fixture.stripe.advance(40);
    expect(invoiceStates()).toHaveLength(1);
    const other = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const created = await sync(other);
    await sync({ ...other, reference: created.reference, status: 'Ended' });
    fixture.stripe.advance(40);
    expect(invoiceStates()).toHaveLength(2);
  });

  test('stays ended when it is ended again', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    const end = { ...desired, reference, status: 'Ended' } as const;
    await sync(end);
    await expect(sync(end)).resolves.toMatchObject({ reference });
    expect(invoiceStates()).toHaveLength(1);
  });
});

describe('price change', () => {
  const pricierPlan = { ...plan, priceVersion: 2, price: 5900 } as const;
  const yearlyPlan = { ...plan, price: 49_000, interval: 'Year' } as const;

  test('takes effect at the next renewal when the interval is the same', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, plan: pricierPlan, billedUntil: currentPeriodEnd() });
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
    fixture.stripe.advance(32);
    expect(invoiceStates().slice(1)).toEqual([[5900, 'paid']]);
  });

  test('charges the yearly price immediately for an immediate change of the interval', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, plan: yearlyPlan, billedUntil: new Date() });
    expect(invoiceStates()).toEqual([
      [4900, 'paid'],
      [49_000, 'paid'],
    ]);
    fixture.stripe.advance(300);
    expect(invoiceStates()).toHaveLength(2);
  });

  test('charges the yearly price at the renewal for a scheduled change of the interval', async () => {
    const desired = newDesiredSubscription(fixture, await attachTestCard(fixture));
    const { reference } = await sync(desired);
    await sync({ ...desired, reference, nextPlan: yearlyPlan, billedUntil: daysFromNow(28) });
    expect(invoiceStates()).toEqual([[4900, 'paid']]);
    fixture.stripe.advance(29);
    expect(invoiceStates().slice(1)).toEqual([[49_000, 'paid']]);
  });
});

describe('loadEventContent', () => {
  test('returns the same payment for invoice, intent, charge and subscription events', async () => {
    const { reference, payment } = await sync(newDesiredSubscription(fixture, await attachTestCard(fixture)));
    const intent = payment?.reference ?? '';
    const events: [string, string][] = [
      ['invoice.paid', payment?.invoice ?? ''],
      ['payment_intent.succeeded', intent],
      ['charge.succeeded', intent],
      ['customer.subscription.updated', reference ?? ''],
    ];
    for (const [type, id] of events) expect(await paymentOfEvent(type, id)).toEqual(payment);
  });

  test('returns a payment with its refunds and dispute', async () => {
    const card = await attachTestCard(fixture);
    const paymentId = newId();
    const [outcome] = await fixture.provider.charge([
      newChargeRequest(fixture, card, { paymentId, attempt: 2 }),
    ]);
    const payment = outcome?.reference ?? '';
    const refund = {
      account: fixture.account,
      payment,
      currency: 'USD',
      reason: 'Duplicate',
      firstRequestedAt: new Date(),
      at: new Date(),
    } as const;
    await fixture.provider.refund({ ...refund, idempotencyKey: 'refund-1', amount: 100 });
    fixture.stripe.setDisputeStatus(fixture.account.reference, payment, 'needs_response');
    expect(await paymentOfEvent('charge.dispute.created', payment)).toMatchObject({
      paymentId,
      attempts: 2,
      status: 'Succeeded',
      refunds: [{ refundId: 'refund-1', amount: 100, status: 'Succeeded' }],
      dispute: { status: 'NeedsResponse', amount: 4900 },
    });
    fixture.stripe.setDisputeStatus(fixture.account.reference, payment, 'lost');
    expect((await paymentOfEvent('charge.dispute.closed', payment)).dispute).toMatchObject({
      status: 'Lost',
    });
  });

  test.each([
    ['payment_intent.succeeded', 'pi_unknown'],
    ['invoice.paid', 'in_unknown'],
    ['customer.subscription.updated', 'sub_unknown'],
    ['customer.created', 'cus_1'],
    ['payment_intent.succeeded', null],
  ])('returns Nothing for the event %s with the object reference %s', async (type, objectReference) => {
    expect(await fixture.provider.loadEventContent(fixture.account, { type, objectReference })).toEqual({
      kind: 'Nothing',
    });
  });
});
