import { newId } from '../../lib/ids';
import { addManyClients } from '../../testing/addManyClients';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientChanges, createClient } from '../clients/service';
import { recordPayments, recordRefund, type NewPayment, type NewRefund } from './recording';
import { listPayments, paymentChanges } from './service';
import { aFailure, aPayment } from './testPayments';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const record = (company: TestCompany, ...payments: NewPayment[]): Promise<void> =>
  world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, payments));

const refundOf = (paymentId: string, amount: number, overrides: Partial<NewRefund> = {}): NewRefund => ({
  id: newId(),
  paymentId,
  amount,
  reason: 'CustomerRequest',
  status: 'Succeeded',
  createdBy: null,
  createdAt: new Date('2026-01-20T12:00:00Z'),
  ...overrides,
});

const refund = (company: TestCompany, made: NewRefund): Promise<void> =>
  world.services.database.inCompany(company.id, (db) => recordRefund(db, company.id, made));

const clientRow = async (company: TestCompany, id: string) => {
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query<{ lifetime_value: number; last_payment_status: string; last_payment_at: Date }>(
      'select lifetime_value, last_payment_status, last_payment_at from clients where id = $1',
      [id],
    ),
  );
  return rows[0];
};

test('numbers follow one another without a gap, even when payments are recorded at once', async () => {
  const company = await world.company();
  const clients = await Promise.all([1, 2, 3].map(() => world.client(company)));
  await Promise.all(
    clients.map(({ id }) => record(company, ...Array.from({ length: 4 }, () => aPayment(id)))),
  );
  const { items } = await listPayments(await world.as(company, 'MANAGE_PAYMENTS'), {});
  expect(items.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});

test('a payment that is rolled back takes no number', async () => {
  const company = await world.company();
  const client = await world.client(company);
  await world.services.database
    .inCompany(company.id, async (db) => {
      await recordPayments(db, company.id, [aPayment(client.id)]);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await record(company, aPayment(client.id));
  const { items } = await listPayments(await world.as(company, 'MANAGE_PAYMENTS'), {});
  expect(items.map(({ number }) => number)).toEqual([1]);
});

test('the client knows what they have paid and how the last payment went', async () => {
  const company = await world.company();
  const client = await world.client(company);
  const latest = new Date('2026-02-15T12:00:00Z');
  await record(company, aPayment(client.id), aFailure(client.id, 'expired_card', { createdAt: latest }));
  expect(await clientRow(company, client.id)).toEqual({
    lifetime_value: 10_000,
    last_payment_status: 'Failed',
    last_payment_at: latest,
  });
});

describe('giving money back', () => {
  test('a part of it, and then the rest', async () => {
    const company = await world.company();
    const client = await world.client(company);
    const paid = aPayment(client.id);
    await record(company, paid);
    const ctx = await world.as(company, 'MANAGE_PAYMENTS');
    await refund(company, refundOf(paid.id, 2500));
    const [partly] = (await listPayments(ctx, {})).items;
    expect(partly).toMatchObject({ status: 'PartiallyRefunded', refunded: 2500, net: 7500 });
    expect(await clientRow(company, client.id)).toMatchObject({ lifetime_value: 7500 });
    await refund(company, refundOf(paid.id, 7500));
    const [wholly] = (await listPayments(ctx, {})).items;
    expect(wholly).toMatchObject({ status: 'Refunded', refunded: 10_000 });
    expect(await clientRow(company, client.id)).toMatchObject({ lifetime_value: 0 });
  });

  test('one that is still on its way counts when it has come, and leaves no room for another', async () => {
    const company = await world.company();
    const paid = aPayment((await world.client(company)).id);
    await record(company, paid);
    await refund(company, refundOf(paid.id, 6000, { status: 'Pending' }));
    const [payment] = (await listPayments(await world.as(company, 'MANAGE_PAYMENTS'), {})).items;
    expect(payment).toMatchObject({ status: 'Succeeded', refunded: 0 });
    await expect(refund(company, refundOf(paid.id, 4001))).rejects.toMatchObject({ code: 'CONFLICT' });
    await refund(company, refundOf(paid.id, 4000));
  });

  test('never more than was paid, nor of a payment that did not come in, nor of another company', async () => {
    const [company, other] = [await world.company(), await world.company()];
    const client = await world.client(company);
    const [paid, failed] = [aPayment(client.id), aFailure(client.id, 'do_not_honor')];
    await record(company, paid, failed);
    await expect(refund(company, refundOf(paid.id, 10_001))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This is more than is left of the payment.',
    });
    await expect(refund(company, refundOf(failed.id, 1))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Only a payment that came in can be refunded.',
    });
    await expect(refund(other, refundOf(paid.id, 1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(refund(company, refundOf(newId(), 1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('two refunds of all of it at once: one of them is refused', async () => {
    const company = await world.company();
    const paid = aPayment((await world.client(company)).id);
    await record(company, paid);
    const outcomes = await Promise.allSettled([1, 2].map(() => refund(company, refundOf(paid.id, 10_000))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('open lists are told', () => {
  test('of what was recorded, and of what became of it, in this company alone', async () => {
    const [company, other] = [await world.company(), await world.company()];
    const client = await world.client(company);
    const changes = paymentChanges(await world.as(company, 'MANAGE_PAYMENTS'));
    const stranger = paymentChanges(await world.as(other, 'MANAGE_PAYMENTS'));
    const strangersNext = stranger.next();
    const [first, second] = [aPayment(client.id), aPayment(client.id)];
    await record(company, first, second);
    await expect(changes.next()).resolves.toMatchObject({
      value: { kind: 'Created', ids: [first.id, second.id], clientIds: [client.id], count: 2 },
    });
    await refund(company, refundOf(second.id, 500));
    await expect(changes.next()).resolves.toMatchObject({
      value: { kind: 'Updated', ids: [second.id], clientIds: [client.id], count: 1 },
    });
    await Promise.all([changes.return?.(), stranger.return?.()]);
    await expect(strangersNext).resolves.toMatchObject({ done: true });
  });

  test('of a payment only where money may be seen: whoever sees clients alone hears of no change', async () => {
    const company = await world.company();
    const client = await world.client(company);
    const paid = aPayment(client.id);
    const changes = clientChanges(await world.as(company, 'MANAGE_CLIENT_MANAGEMENT'));
    await record(company, paid);
    await refund(company, refundOf(paid.id, 500));
    const added = await createClient(await world.as(company, 'MANAGE_CLIENT_MANAGEMENT'), {
      name: 'Ada',
      email: 'ada@client.test',
    });
    await expect(changes.next()).resolves.toMatchObject({ value: { kind: 'Created', ids: [added.id] } });
    await changes.return?.();
  });

  test('of a hundred payments of a hundred clients by their ids, and of more by their number', async () => {
    const company = await world.company();
    const { database } = world.services;
    await addManyClients(database, company.id, 101);
    const { rows: clients } = await database.inCompany(company.id, (db) =>
      db.query<{ id: string }>('select id from clients'),
    );
    const changes = paymentChanges(await world.as(company, 'MANAGE_PAYMENTS'));
    const some = clients.slice(1);
    await record(company, ...some.map(({ id }) => aPayment(id)));
    const { value } = await changes.next();
    expect([value.ids.length, value.clientIds.length, value.count]).toEqual([100, 100, 100]);
    await record(company, ...clients.map(({ id }) => aPayment(id)));
    await expect(changes.next()).resolves.toMatchObject({ value: { ids: [], clientIds: [], count: 101 } });
    await changes.return?.();
  });

  test('of nothing when nothing was recorded', async () => {
    const company = await world.company();
    const changes = paymentChanges(await world.as(company, 'MANAGE_PAYMENTS'));
    const paid = aPayment((await world.client(company)).id);
    await record(company);
    await record(company, paid);
    await expect(changes.next()).resolves.toMatchObject({ value: { ids: [paid.id] } });
    await changes.return?.();
  });
});
