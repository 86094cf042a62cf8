import type { Fixture, TestCompany } from '../../../testing/fixture';
import { insertPlan } from '../../../testing/insertPlan';
import { seededRandom } from '../../../lib/random';
import { newId } from '../../../lib/ids';
import type { NewPayment } from '../createPendingPayment';
import type { NewRefund } from '../refund.repository';
import { recordPayments } from '../recording';
import { insertTestRefunds } from './insertTestRefunds';
import { buildPayment } from './buildPayment';

const statuses = ['Pending', 'Processing', 'Succeeded', 'Failed', 'Canceled'] as const;
const brands = ['Visa', 'Mastercard', 'American Express', null] as const;
const types = ['Subscription', 'OneOff', 'AddOn'] as const;

const dayMs = 86_400_000;
const firstDayMs = Date.UTC(2026, 0, 1);

/**
 * Creates varied payments and refunds, always the same for the same `count`. Some payments have equal sort
 * keys.
 */
export async function createVariedPayments(
  fixture: Fixture,
  company: TestCompany,
  count: number,
): Promise<void> {
  const random = seededRandom(count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random.below(items.length)];
    if (item === undefined) throw new Error('There are no items to pick from.');
    return item;
  };
  const { database } = fixture.services;
  const clients = await Promise.all(
    ['Ada Lovelace', 'Bo Diddley', 'Zoë Ünïcode', '100% _sure_'].map((name) =>
      fixture.client(company, { name }),
    ),
  );
  const plans = [
    await insertPlan(database, company),
    await insertPlan(database, company, { name: 'Growth' }),
  ];
  const randomPayment = (index: number): NewPayment => {
    const status = pick(statuses);
    const at = new Date(firstDayMs + random.below(40) * (dayMs / 2));
    const brand = pick(brands);
    return buildPayment(pick(clients).id, {
      status,
      amount: pick([50, 1000, 1000, 2999, 10_000]),
      type: pick(types),
      planId: pick([...plans.map(({ id }) => id), null]),
      method: brand && { kind: 'Card', brand, last4: '4242', expMonth: 12, expYear: 2030 },
      currency: pick(['USD', 'USD', 'EUR']),
      isLive: pick([true, false]),
      invoiceNumber: index % 3 === 0 ? `INV-${index}` : null,
      providerPaymentId: index % 2 === 0 ? `pay_${index}` : null,
      description: pick(['Growth, January', '=SUM(A1:A9)', 'Said "no", then\nyes', null]),
      createdAt: at,
    });
  };
  const payments = Array.from({ length: count }, (_, index) => randomPayment(index));
  const refunds = payments
    .filter(({ status }) => status === 'Succeeded')
    .filter((_payment, index) => index % 3 === 0)
    .map(({ id, amount, createdAt }, index): NewRefund => ({
      id: newId(),
      paymentId: id,
      amount: index % 2 === 0 ? amount : 25,
      reason: 'Other',
      status: 'Succeeded',
      createdBy: null,
      createdAt: new Date(createdAt.getTime() + dayMs),
    }));
  await database.inCompany(company.id, async (db) => {
    await recordPayments(db, company.id, payments);
    await insertTestRefunds(db, company.id, ...refunds);
  });
}
