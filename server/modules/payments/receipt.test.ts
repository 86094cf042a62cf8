import { newId } from '../../lib/ids';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';
import { readDocumentLink } from './documentLink';
import { paymentReceipt, sendReceipt } from './receipt';
import { recordPayments } from './recording';
import { refundPayment } from './refund';
import { aFailure, aPayment } from './testPayments';
import { Till } from './testing/till';

let world: World;
let mailbox: Mailbox;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
  mailbox = await openMailbox(world.services);
});
afterAll(() => world.close());
beforeEach(async () => void (till = await Till.open(world)));

const linkIn = (text: string): URL => new URL(/https?:\S+payment-documents\S+/.exec(text)?.[0] ?? '');

const opened = (url: URL) => readDocumentLink(world.services.settings, url.searchParams.get('token') ?? '');

test('an operator gets a link to the receipt, which says who asked', async () => {
  const id = await till.charge();
  const { url, expiresAt } = await paymentReceipt(till.ctx, id);
  const link = new URL(url, 'http://api.test');
  expect(link.pathname).toBe(`/payment-documents/${id}`);
  expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  expect(await opened(link)).toEqual({
    companyId: till.companyId,
    paymentId: id,
    sessionId: till.ctx.viewer?.sessionId,
  });
  const closed = await world.as({ ...till.scene.company, status: 'Blocked' }, 'MANAGE_PAYMENTS');
  await expect(paymentReceipt(closed, id)).resolves.toMatchObject({ url: expect.any(String) });
});

test('the client is mailed what they paid, with a link that works for 30 days', async () => {
  const client = await till.scene.client();
  const id = await till.charge(null, { description: 'Growth, Jan 1 – 31, 2027' }, client);
  await refundPayment(till.ctx, { id, amount: 2500, reason: 'Other' }, newId());
  await till.sendRefunds();
  await expect(sendReceipt(till.ctx, id, newId())).resolves.toBe(true);
  const { subject, text = '' } = await mailbox.next(client.email);
  expect(subject).toBe(`Your receipt from ${till.scene.company.name}: payment #1`);
  for (const words of [
    `Hello ${client.name},`,
    'received $100.00 on January 15, 2027.',
    'Growth, Jan 1 – 31, 2027',
    'your card, Visa ending in 4242.',
    '$25.00 of it was given back to you.',
  ]) {
    expect(text).toContain(words);
  }
  const link = linkIn(text);
  expect(link.href.startsWith(world.services.settings.publicUrl)).toBe(true);
  expect(await opened(link)).toEqual({ companyId: till.companyId, paymentId: id, sessionId: null });
  const [, payload = ''] = (link.searchParams.get('token') ?? '').split('.');
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(Math.round((exp * 1000 - Date.now()) / 86_400_000)).toBe(30);
  expect(await till.ask('select template, subject, status from client_mails')).toEqual([
    { template: 'receipt', subject, status: 'Sent' },
  ]);
});

test('the link stands in no table: whoever reads the queue can open nothing', async () => {
  const id = await till.charge();
  await sendReceipt(till.ctx, id, newId());
  const queued = await world.services.database.query<{ data: unknown }>(
    `select data from pgboss.job where name = 'send-receipt'`,
  );
  const ours = queued.rows.map(({ data }) => JSON.stringify(data)).filter((data) => data.includes(id));
  expect(ours).toHaveLength(1);
  expect(ours[0]).not.toMatch(/token|eyJ/);
});

test('fifty presses at once are one mail, and another press is another', async () => {
  const id = await till.charge();
  const key = newId();
  await Promise.all(Array.from({ length: 50 }, () => sendReceipt(till.ctx, id, key)));
  const mails = () => till.ask('select from client_mails');
  expect(await mails()).toHaveLength(1);
  await sendReceipt(till.ctx, id, newId());
  expect(await mails()).toHaveLength(2);
  expect(await till.ask(`select from audit_events where action = 'payment.receiptSent'`)).toHaveLength(2);
  await expect(sendReceipt(till.ctx, await till.charge(), key)).rejects.toMatchObject({ code: 'CONFLICT' });
});

describe.each([
  ['paymentReceipt', (ctx: Till['ctx'], id: string) => paymentReceipt(ctx, id)],
  ['sendReceipt', (ctx: Till['ctx'], id: string) => sendReceipt(ctx, id, newId())],
])('%s is refused', (_name, call) => {
  test('for what did not come in from a client', async () => {
    const client = await till.scene.client();
    const failed = aFailure(client.id, 'do_not_honor');
    const own = aPayment(null, { direction: 'Outgoing', type: 'PlatformFee' });
    await till.within((db) => recordPayments(db, till.companyId, [failed, own]));
    for (const { id } of [failed, own]) {
      await expect(call(till.ctx, id)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Only a payment that came in from a client has a receipt.',
      });
    }
  });

  test("without MANAGE_PAYMENTS, for another's payment and for none", async () => {
    const id = await till.charge();
    const other = await Till.open(world);
    await expect(call(await till.as('MANAGE_CLIENT_MANAGEMENT'), id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(call(other.ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const wrong of [newId(), 'nonsense']) {
      await expect(call(till.ctx, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

test('a closed company mails nobody', async () => {
  const id = await till.charge();
  const closed = await world.as({ ...till.scene.company, status: 'Cancelled' }, 'MANAGE_PAYMENTS');
  await expect(sendReceipt(closed, id, newId())).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
});
