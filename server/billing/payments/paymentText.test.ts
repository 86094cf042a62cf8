import type { Language } from '../../../contract/languages';
import { cardName } from '../../lib/cards';
import { inLanguage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import { buildPayment } from '../../testing/factories/payments';
import { type Mailbox, openMailbox } from '../../testing/mailbox';
import { PaymentFixture } from './testing/paymentFixture';
import { emailFailedPayments } from '../cards/requestCard.service';
import { paymentDocument } from '../invoices/load';
import { failedFees } from '../platform-fees/platformFees.repository';
import { exportPayments } from './exportPayments.service';
import { paidPeriod } from './paidPeriod';
import { listPayments } from './payments.service';
import { paymentText, storedPaymentText } from './paymentText';
import { sendReceipt } from './receipt.service';

const february = { periodFrom: '2027-02-01', periodTo: '2027-02-28' };
const noDays = { periodFrom: null, periodTo: null };

const texts: [Language, string, string, string][] = [
  ['en', 'Growth, Feb 1 – 28, 2027', 'Setup fee: Growth', 'Start-up pack: Growth'],
  ['de', 'Growth, 1.–28. Feb. 2027', 'Einrichtungsgebühr: Growth', 'Starterpaket: Growth'],
  [
    'ar',
    '\u2068Growth\u2069، 1–28 فبراير 2027',
    'رسوم الإعداد: \u2068Growth\u2069',
    'حزمة البداية: \u2068Growth\u2069',
  ],
];

describe('paymentText', () => {
  test.each(texts)('composes the text of an item in %s', (language, period, setupFee, pack) => {
    const item = { item: 'Growth', description: null };
    inLanguage(language, () => {
      expect(paymentText({ ...item, ...february, type: 'Subscription' })).toBe(period);
      expect(paymentText({ ...item, ...noDays, type: 'Subscription' })).toBe('Growth');
      expect(paymentText({ ...item, ...noDays, type: 'OneOff' })).toBe(setupFee);
      expect(paymentText({ ...item, ...noDays, type: 'AddOn' })).toBe(pack);
    });
  });

  test.each(texts)(
    'translates the stored English text of an earlier release to %s',
    (language, ...expected) => {
      const types = [
        { type: 'Subscription', ...february },
        { type: 'OneOff', ...noDays },
        { type: 'AddOn', ...noDays },
      ] as const;
      const stored = types.map((payment) =>
        storedPaymentText({ ...payment, item: 'Growth', description: null }),
      );
      expect(stored).toEqual(texts[0]?.slice(1));
      const read = inLanguage(language, () =>
        types.map((payment, index) => paymentText({ ...payment, description: stored[index] ?? null })),
      );
      expect(read).toEqual(expected);
    },
  );

  test.each([
    ['Subscription', 'Consulting in March', february],
    ['Subscription', 'Growth, Feb 1 – 28, 2026', february],
    ['OneOff', 'Training', noDays],
    ['Payout', null, noDays],
  ] as const)('keeps the description of a %s, %s, that a person wrote', (type, description, days) => {
    expect(inLanguage('de', () => paymentText({ type, item: null, description, ...days }))).toBe(description);
  });
});

describe('the same payment', () => {
  let fixture: ApiFixture;
  let mailbox: Mailbox;
  let payments: PaymentFixture;
  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' });
    mailbox = await openMailbox(fixture.services);
  });
  afterAll(() => fixture.close());
  beforeEach(async () => void (payments = await PaymentFixture.create(fixture)));

  const period = paidPeriod(
    'Growth',
    { periodStart: '2027-02-01T00:00:00.000Z', periodEnd: '2027-03-01T00:00:00.000Z' },
    'UTC',
  );

  const clientIn = async (language: Language, card: string) => {
    const client = await payments.client(card);
    await payments.query(`update companies set portal_languages = '{ar,de,en}'`);
    await payments.query('update clients set language = $2 where id = $1', [client.id, language]);
    return client;
  };

  describe.each([
    ['stored as an item', ''],
    ['of an earlier release', 'update payments set item = null'],
  ])('%s', (_case, change) => {
    const asStored = async () => {
      if (change) await payments.query(change);
    };

    test.each(texts)(
      'has a text in %s in the list, exports, receipts and their emails',
      async (language, text) => {
        const client = await clientIn(language, 'sandbox_pays');
        const id = await payments.pay(null, { ...period, subscriptionId: newId() }, client);
        await asStored();

        const { items } = await inLanguage(language, () => listPayments(payments.ctx, {}));
        expect(items.map(({ description }) => description)).toEqual([text]);

        const { url } = await inLanguage(language, () =>
          exportPayments(payments.ctx, { direction: 'Incoming', status: 'All', columns: ['Description'] }),
        );
        const { body } = await fixture.app.inject({ url });
        expect(body).toContain(text.replace(/[\u2068\u2069]/g, ''));

        const document = await payments.inCompany((db) =>
          paymentDocument(db, fixture.services.settings, payments.company.id, id),
        );
        expect(document?.description).toBe(text);

        await sendReceipt(payments.ctx, id, newId());
        expect((await mailbox.next(client.email)).text).toContain(text);
      },
    );

    test.each(texts)('has a text in %s in the email about its failure', async (language, text) => {
      const client = await clientIn(language, 'sandbox_declined_later');
      const id = await payments.pay(null, { ...period, subscriptionId: newId() }, client);
      await mailbox.next(client.email);
      await asStored();
      await payments.inCompany((db) => emailFailedPayments(db, fixture.services, payments.company.id, [id]));
      const email = await mailbox.next(client.email);
      expect(email.text).toContain(text);
      expect(email.text).toContain(inLanguage(language, () => cardName({ brand: 'Visa', last4: '4242' })));
    });
  });

  test('is stored in English for the card provider', async () => {
    await inLanguage('de', () => payments.pay('sandbox_pays', { ...period, subscriptionId: newId() }));
    expect(await payments.query('select item, description from payments')).toEqual([
      { item: 'Growth', description: 'Growth, Feb 1 – 28, 2027' },
    ]);
  });

  test.each(texts)('has a text in %s if it is a platform fee', async (language, text) => {
    const fee = buildPayment(null, {
      ...{ direction: 'Outgoing', type: 'PlatformFee', status: 'Failed', trigger: 'Cycle' },
      ...period,
    });
    await fixture.payments(payments.company, fee);
    const [failedFee] = await payments.inCompany((db) => failedFees(db, payments.company.id, [fee.id]));
    expect(failedFee && inLanguage(language, () => paymentText(failedFee.text))).toBe(text);
  });
});
