import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { clientChanges, createClient } from '../../clients/internals';
import type { NewPayment } from './createPendingPayment';
import type { NewRefund } from './refund.repository';
import { recordPayments } from './recording';
import { listPayments, paymentChanges } from './payments.service';
import { addManyClients } from '../../testing/factories/clients';
import { buildFailedPayment, buildPayment, insertTestRefunds } from '../../testing/factories/payments';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

const savePayments = (company: TestCompany, ...payments: NewPayment[]): Promise<void> =>
  fixture.payments(company, ...payments);

const buildRefund = (paymentId: string, amount: number, overrides: Partial<NewRefund> = {}): NewRefund => ({
  id: newId(),
  paymentId,
  amount,
  reason: 'CustomerRequest',
  status: 'Succeeded',
  createdBy: null,
  createdAt: new Date('2026-01-20T12:00:00Z'),
  ...overrides,
});

const saveRefund = (company: TestCompany, newRefund: NewRefund): Promise<void> =>
  fixture.inCompany(company, (db) => insertTestRefunds(db, company.id, newRefund));

const clientRow = async (company: TestCompany, id: string) => {
  const rows = await fixture.query<{
    lifetime_value: number;
    last_payment_status: string;
    last_payment_at: Date;
  }>(company, 'select lifetime_value, last_payment_status, last_payment_at from clients where id = $1', [id]);
  return rows[0];
};

test('recordPayments numbers payments without gaps when they are recorded concurrently', async () => {
  const company = await fixture.company();
  const clients = await Promise.all([1, 2, 3].map(() => fixture.client(company)));
  await Promise.all(
    clients.map(({ id }) => savePayments(company, ...Array.from({ length: 4 }, () => buildPayment(id)))),
  );
  const { items } = await listPayments(await fixture.signedIn(company, ['MANAGE_PAYMENTS']), {});
  expect(items.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});

test('recordPayments assigns no number to a payment that is rolled back', async () => {
  const company = await fixture.company();
  const client = await fixture.client(company);
  await fixture
    .inCompany(company, async (db) => {
      await recordPayments(db, company.id, [buildPayment(client.id)]);
      throw new Error('rollback');
    })
    .catch(() => undefined);
  await savePayments(company, buildPayment(client.id));
  const { items } = await listPayments(await fixture.signedIn(company, ['MANAGE_PAYMENTS']), {});
  expect(items.map(({ number }) => number)).toEqual([1]);
});

test('recordPayments updates the client’s lifetime value and last payment', async () => {
  const company = await fixture.company();
  const client = await fixture.client(company);
  const latest = new Date('2026-02-15T12:00:00Z');
  await savePayments(
    company,
    buildPayment(client.id),
    buildFailedPayment(client.id, 'expired_card', { createdAt: latest }),
  );
  expect(await clientRow(company, client.id)).toEqual({
    lifetime_value: 10_000,
    last_payment_status: 'Failed',
    last_payment_at: latest,
  });
});

describe('recordRefunds', () => {
  test('refunds a part and then the remaining amount', async () => {
    const company = await fixture.company();
    const client = await fixture.client(company);
    const paid = buildPayment(client.id);
    await savePayments(company, paid);
    const ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
    await saveRefund(company, buildRefund(paid.id, 2500));
    const [partlyRefunded] = (await listPayments(ctx, {})).items;
    expect(partlyRefunded).toMatchObject({ status: 'PartiallyRefunded', refunded: 2500, net: 7500 });
    expect(await clientRow(company, client.id)).toMatchObject({ lifetime_value: 7500 });
    await saveRefund(company, buildRefund(paid.id, 7500));
    const [fullyRefunded] = (await listPayments(ctx, {})).items;
    expect(fullyRefunded).toMatchObject({ status: 'Refunded', refunded: 10_000 });
    expect(await clientRow(company, client.id)).toMatchObject({ lifetime_value: 0 });
  });

  test('reserves the amount of a pending refund without counting it as refunded', async () => {
    const company = await fixture.company();
    const paid = buildPayment((await fixture.client(company)).id);
    await savePayments(company, paid);
    await saveRefund(company, buildRefund(paid.id, 6000, { status: 'Pending' }));
    const [payment] = (await listPayments(await fixture.signedIn(company, ['MANAGE_PAYMENTS']), {})).items;
    expect(payment).toMatchObject({ status: 'Succeeded', refunded: 0 });
    await expect(saveRefund(company, buildRefund(paid.id, 4001))).rejects.toMatchObject({ code: 'CONFLICT' });
    await saveRefund(company, buildRefund(paid.id, 4000));
  });

  test('rejects more than the refundable amount, and payments of another company', async () => {
    const [company, other] = [await fixture.company(), await fixture.company()];
    const client = await fixture.client(company);
    const paid = buildPayment(client.id);
    await savePayments(company, paid);
    await expect(saveRefund(company, buildRefund(paid.id, 10_001))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The amount is higher than the refundable balance.',
    });
    await expect(saveRefund(other, buildRefund(paid.id, 1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(saveRefund(company, buildRefund(newId(), 1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('rejects refunds of one call that exceed the refundable amount together', async () => {
    const company = await fixture.company();
    const paid = buildPayment((await fixture.client(company)).id);
    await savePayments(company, paid);
    const record = (amounts: readonly number[]) =>
      fixture.inCompany(company, (db) =>
        insertTestRefunds(db, company.id, ...amounts.map((amount) => buildRefund(paid.id, amount))),
      );
    await expect(record([6000, 4001])).rejects.toMatchObject({ code: 'CONFLICT' });
    await record([6000, 4000]);
  });

  test('rejects one of two concurrent full refunds', async () => {
    const company = await fixture.company();
    const paid = buildPayment((await fixture.client(company)).id);
    await savePayments(company, paid);
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => saveRefund(company, buildRefund(paid.id, 10_000))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('payment events', () => {
  test('report new and updated payments only to the same company', async () => {
    const [company, other] = [await fixture.company(), await fixture.company()];
    const client = await fixture.client(company);
    const changes = paymentChanges(await fixture.signedIn(company, ['MANAGE_PAYMENTS']));
    const otherChanges = paymentChanges(await fixture.signedIn(other, ['MANAGE_PAYMENTS']));
    const otherNext = otherChanges.next();
    const [first, second] = [buildPayment(client.id), buildPayment(client.id)];
    await savePayments(company, first, second);
    await expect(changes.next()).resolves.toMatchObject({
      value: { kind: 'Created', ids: [first.id, second.id], clientIds: [client.id], count: 2 },
    });
    await saveRefund(company, buildRefund(second.id, 500));
    await expect(changes.next()).resolves.toMatchObject({
      value: { kind: 'Updated', ids: [second.id], clientIds: [client.id], count: 1 },
    });
    await Promise.all([changes.return?.(), otherChanges.return?.()]);
    await expect(otherNext).resolves.toMatchObject({ done: true });
  });

  test('do not reach client subscribers without MANAGE_PAYMENTS', async () => {
    const company = await fixture.company();
    const client = await fixture.client(company);
    const paid = buildPayment(client.id);
    const changes = clientChanges(await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']));
    await savePayments(company, paid);
    await saveRefund(company, buildRefund(paid.id, 500));
    const added = await createClient(await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']), {
      name: 'Ada',
      email: 'ada@client.test',
    });
    await expect(changes.next()).resolves.toMatchObject({ value: { kind: 'Created', ids: [added.id] } });
    await changes.return?.();
  });

  test('list the ids of up to 100 payments and clients, and only the count above that', async () => {
    const company = await fixture.company();
    const { database } = fixture.services;
    await addManyClients(database, company.id, 101);
    const { rows: clients } = await database.inCompany(company.id, (db) =>
      db.query<{ id: string }>('select id from clients'),
    );
    const changes = paymentChanges(await fixture.signedIn(company, ['MANAGE_PAYMENTS']));
    const hundredClients = clients.slice(1);
    await savePayments(company, ...hundredClients.map(({ id }) => buildPayment(id)));
    const { value } = await changes.next();
    expect([value.ids.length, value.clientIds.length, value.count]).toEqual([100, 100, 100]);
    await savePayments(company, ...clients.map(({ id }) => buildPayment(id)));
    await expect(changes.next()).resolves.toMatchObject({ value: { ids: [], clientIds: [], count: 101 } });
    await changes.return?.();
  });

  test('are not published when no payment is recorded', async () => {
    const company = await fixture.company();
    const changes = paymentChanges(await fixture.signedIn(company, ['MANAGE_PAYMENTS']));
    const paid = buildPayment((await fixture.client(company)).id);
    await savePayments(company);
    await savePayments(company, paid);
    await expect(changes.next()).resolves.toMatchObject({ value: { ids: [paid.id] } });
    await changes.return?.();
  });
});
