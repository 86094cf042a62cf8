import sharp from 'sharp';
import { newId } from '../../lib/ids';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import type { TestCompany } from '../../testing/fixture';
import { limit } from '../../platform';
import { insertImage } from '../../platform/internals';
import { updateBillingDetails } from '../billing-cards/details.service';
import { documentLink } from '../payments/documentLink';
import { createReceiptLink } from '../payments/receipt.service';
import type { NewPayment } from '../payments/createPendingPayment';
import { createInvoiceLink } from '../platform-fees/platformFees.service';
import type { PaymentDocument } from './document';
import { toPdf } from './pdf';
import { pdfText, pdfTitle, textRuns } from './testing/pdfText';
import { buildPayment, insertTestRefunds } from '../../testing/factories/payments';

let fixture: ApiFixture;
let company: TestCompany;
beforeAll(async () => void (fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' })));
afterAll(() => fixture.close());
beforeEach(async () => void (company = await fixture.company({ name: 'Northwind', country: 'AT' })));

const paidAt = new Date('2027-03-01T12:00:00Z');

async function createPayment(payment: NewPayment): Promise<string> {
  await fixture.payments(company, payment);
  return payment.id;
}

const platformFee = (overrides: Partial<NewPayment> = {}): NewPayment =>
  buildPayment(null, {
    direction: 'Outgoing',
    type: 'PlatformFee',
    amount: 4900,
    fee: 0,
    currency: 'USD',
    description: 'Livery, Feb 1 – 28, 2027',
    createdAt: paidAt,
    ...overrides,
  });

const query = (text: string, values: unknown[] = []) =>
  fixture.inCompany(company, (db) => db.query(text, values));

const settingsContext = () => fixture.signedIn(company, ['MANAGE_SETTINGS']);
const invoiceLink = async (id: string) => (await createInvoiceLink(await settingsContext(), id)).url;
const receiptLink = async (id: string) =>
  (await createReceiptLink(await fixture.signedIn(company, ['MANAGE_PAYMENTS']), id)).url;

/**
 * Grants the role of the test operators the permissions that document links check when they are opened, and
 * opens the link.
 */
async function openLink(url: string) {
  await query(`insert into role_permissions (company_id, role, permissions)
    values (current_company(), 'Staff', '{MANAGE_SETTINGS,MANAGE_PAYMENTS}') on conflict do nothing`);
  return fixture.app.inject({ method: 'GET', url });
}

const documentText = async (url: string): Promise<string> => pdfText((await openLink(url)).rawPayload);

describe('invoice', () => {
  test('lists issuer, recipient, description, amount, payment method and invoice number', async () => {
    await updateBillingDetails(await settingsContext(), {
      name: 'Northwind Trading GmbH',
      email: 'billing@northwind.test',
      addressLine1: 'Hauptstraße 1',
      city: 'Wien',
      postalCode: '1010',
      country: 'AT',
      taxId: 'ATU12345678',
    });
    const text = await documentText(await invoiceLink(await createPayment(platformFee())));
    expect(text.split('\n')).toEqual([
      'Livery',
      'Invoice',
      ...['Invoice number', 'LIV-2027-000001', 'Payment date', 'March 1, 2027'],
      ...['Payment method', 'Visa ending in 4242'],
      ...['From', 'Livery', new URL(fixture.services.settings.publicUrl).host],
      ...['Billed to', 'Northwind Trading GmbH', 'Hauptstraße 1', '1010 Wien', 'Austria'],
      ...['billing@northwind.test', 'Tax ID: ATU12345678'],
      ...['Description', 'Amount', 'Livery, Feb 1 – 28, 2027', '$49.00', 'Total paid', '$49.00'],
    ]);
  });

  test('is always the same PDF, served as an uncached attachment', async () => {
    const url = await invoiceLink(await createPayment(platformFee()));
    const [first, second] = [await openLink(url), await openLink(url)];
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment; filename="LIV-2027-000001.pdf"'),
    });
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  });

  test('keeps the billing details from the time of the charge', async () => {
    const id = await createPayment(platformFee());
    await updateBillingDetails(await settingsContext(), {
      name: 'Southwind',
      email: 'else@company.test',
    });
    const text = await documentText(await invoiceLink(id));
    expect(text).toContain('Northwind\nAustria');
    expect(text).not.toContain('Southwind');
  });

  test.each([
    ['Ελληνικά Живое 株式会社'.slice(0, 14), 'Ελληνικά Живое'],
    ['Bill\u202egpj.exe', 'Billgpj.exe'],
    ['<script>alert(1)</script>) Tj (x', '<script>alert(1)</script>) Tj (x'],
  ])('prints the name %j as %j', async (name, expected) => {
    await updateBillingDetails(await settingsContext(), { name, email: 'name@company.test' });
    expect((await documentText(await invoiceLink(await createPayment(platformFee())))).split('\n')).toContain(
      expected,
    );
  });

  test.each([
    ['JPY', 7000, '¥7,000'],
    ['KWD', 1234, 'KWD 1.234'],
  ])("formats amounts in %s with the currency's decimal places", async (currency, amount, expected) => {
    const text = await documentText(
      await invoiceLink(await createPayment(platformFee({ currency, amount }))),
    );
    expect(text.replace(/\u00a0/g, ' ')).toContain(`Total paid\n${expected}`);
  });

  test('does not exist for failed charges, client payments and charges of other companies', async () => {
    const client = await fixture.client(company);
    const failedFee = await createPayment(platformFee({ status: 'Failed', declineCode: 'do_not_honor' }));
    const clientPayment = await createPayment(buildPayment(client.id));
    const companyFee = await createPayment(platformFee());
    const other = await fixture.signedIn(await fixture.company(), ['MANAGE_SETTINGS']);
    for (const id of [failedFee, clientPayment, newId(), 'nonsense']) {
      await expect(createInvoiceLink(await settingsContext(), id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await expect(createInvoiceLink(other, companyFee)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('requires MANAGE_SETTINGS but not an active company', async () => {
    const id = await createPayment(platformFee());
    await expect(
      createInvoiceLink(await fixture.signedIn(company, ['MANAGE_PAYMENTS']), id),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await query(`update companies set status = 'Blocked'`);
    const ctx = await fixture.signedIn({ ...company, status: 'Blocked' });
    expect((await openLink((await createInvoiceLink(ctx, id)).url)).statusCode).toBe(200);
  });
});

describe('receipt', () => {
  test('shows the company’s brand as issuer and the client as recipient', async () => {
    await query(`insert into theme_setups (company_id, title, colour) values (current_company(), 'Nord Club', '#B00020')
      on conflict (company_id) do update set title = excluded.title, colour = excluded.colour`);
    await query(`update companies set email = 'hello@northwind.test'`);
    const client = await fixture.client(company, { name: 'Žofie Nováková', email: 'zofie@client.test' });
    const id = await createPayment(
      buildPayment(client.id, {
        description: 'Growth, Feb 1 – 28, 2027',
        currency: 'EUR',
        createdAt: paidAt,
      }),
    );
    expect((await documentText(await receiptLink(id))).split('\n')).toEqual([
      'Nord Club',
      'Receipt',
      ...['Receipt number', '#1', 'Payment date', 'March 1, 2027', 'Payment method', 'Visa ending in 4242'],
      ...['From', 'Nord Club', 'Northwind', 'hello@northwind.test'],
      ...['Received from', 'Žofie Nováková', 'zofie@client.test'],
      ...['Description', 'Amount', 'Growth, Feb 1 – 28, 2027', '€100.00', 'Total paid', '€100.00'],
    ]);
  });

  test('shows the company’s legal name, address and tax ID', async () => {
    await query(`update companies set email = 'hello@northwind.test', legal_name = 'Northwind Trading GmbH',
      address_line1 = 'Hauptstraße 1', city = 'Wien', postal_code = '1010', tax_id = 'ATU12345678'`);
    const client = await fixture.client(company, { name: 'Ada', email: 'ada@client.test' });
    const id = await createPayment(buildPayment(client.id, { createdAt: paidAt }));
    const lines = (await documentText(await receiptLink(id))).split('\n');
    expect(lines.slice(lines.indexOf('From'), lines.indexOf('Received from'))).toEqual([
      ...['From', 'Northwind', 'Northwind Trading GmbH', 'Hauptstraße 1', '1010 Wien', 'Austria'],
      ...['hello@northwind.test', 'Tax ID: ATU12345678'],
    ]);
  });

  test.each([
    ['Inclusive', 'The price includes tax.'],
    ['Exclusive', 'The price excludes tax.'],
    ['Unspecified', null],
  ])('shows the tax note, if any, for the tax behavior %s at the time of the charge', async (tax, note) => {
    const plan = await fixture.plan(company);
    await query('update client_billing_plans set tax_behavior = $1', [tax]);
    const client = await fixture.client(company);
    const id = await createPayment(buildPayment(client.id, { planId: plan.id, createdAt: paidAt }));
    await query(`update client_billing_plans set tax_behavior = 'Exclusive'`);
    const text = await documentText(await receiptLink(id));
    if (note === null) expect(text).not.toMatch(/[Tt]ax/);
    else expect(text.split('\n').at(-1)).toBe(note);
  });

  test('lists refunds and the remaining amount', async () => {
    const client = await fixture.client(company);
    const id = await createPayment(buildPayment(client.id, { currency: 'EUR', createdAt: paidAt }));
    const refund = { paymentId: id, reason: 'Other', status: 'Succeeded', createdBy: null } as const;
    await fixture.inCompany(company, (db) =>
      insertTestRefunds(db, company.id, { id: newId(), ...refund, amount: 2550, createdAt: paidAt }),
    );
    const text = await documentText(await receiptLink(id));
    expect(text).toContain('Refunded on March 1, 2027\n-€25.50\nTotal after refunds\n€74.50');
  });

  test('shows the company’s logo instead of its name', async () => {
    const png = await sharp({ create: { width: 40, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const logo = newId();
    await fixture.inCompany(company, async (db) => {
      const size = { width: 40, height: 10, sourceWidth: 40, sourceHeight: 10 };
      await insertImage(db, company.id, logo, 'FullLogo', { png, svg: null, ...size });
      await db.query(
        `insert into theme_setups (company_id, full_logo_id) values ($1, $2)
         on conflict (company_id) do update set full_logo_id = excluded.full_logo_id`,
        [company.id, logo],
      );
    });
    const client = await fixture.client(company);
    const { rawPayload } = await openLink(await receiptLink(await createPayment(buildPayment(client.id))));
    expect(rawPayload.toString('latin1')).toContain('/Subtype /Image');
    expect(pdfText(rawPayload).split('\n')[0]).toBe('Receipt');
  });
});

describe('right-to-left text', () => {
  const buildDocument = (overrides: Partial<PaymentDocument>): PaymentDocument => ({
    kind: 'Receipt',
    locale: 'ar',
    number: '#1',
    issuer: { name: 'Northwind', lines: ['+43 1 234 5678'] },
    colour: '#4F46E5',
    logo: null,
    recipient: { name: 'Ada (Acme)', lines: ['1010 Wien'] },
    facts: [],
    description: 'Growth',
    currency: 'USD',
    amount: 123456,
    note: null,
    refunds: [{ label: 'Credit', amount: 2550 }],
    paidAt,
    fileName: 'receipt.pdf',
    ...overrides,
  });
  const printed = async (overrides: Partial<PaymentDocument>) =>
    textRuns(await toPdf(buildDocument(overrides)));
  /** Returns the words as they are printed from left to right. */
  const visual = (text: string): string => Array.from(text).reverse().join('');

  test('has a title without the direction marks that isolate names', async () => {
    const title = (locale: string) =>
      toPdf(buildDocument({ kind: 'Invoice', locale, number: 'INV-1' })).then(pdfTitle);
    expect(await title('en')).toBe('Invoice INV-1');
    expect(await title('ar')).toMatch(/^[^\p{Cf}]+INV-1$/u);
  });

  test('mirrors the layout of a document in Arabic', async () => {
    const [arabic, english] = [await printed({}), await printed({ locale: 'en' })];
    const leftOf = (runs: typeof arabic, text: string) => runs.find((run) => run.text.includes(text))?.x;
    expect(leftOf(english, 'Northwind')).toBe(50);
    expect(leftOf(english, 'Growth')).toBe(50);
    expect(leftOf(english, 'Ada')).toBe(300);
    expect(leftOf(english, '1,234.56')).toBeGreaterThan(400);
    expect(leftOf(arabic, 'Northwind')).toBeGreaterThan(400);
    expect(leftOf(arabic, 'Growth')).toBeGreaterThan(400);
    expect(leftOf(arabic, 'Ada')).toBeLessThan(295);
    expect(leftOf(arabic, '1,234.56')).toBeLessThan(150);
  });

  test('keeps phone numbers, addresses and brackets in Latin script in order', async () => {
    const texts = (await printed({})).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['+43 1 234 5678', '1010 Wien', 'Ada (Acme)']));
  });

  test('prints the currency of an amount to its left, and the sign next to the number', async () => {
    const texts = (await printed({})).map(({ text }) => text.replace(/\u00a0/g, ' '));
    const refund = texts.findIndex((text) => text.includes('-25.50'));
    expect(texts.slice(refund - 2, refund + 1)).toEqual(['US$', ' ', '-25.50']);
  });

  test('prints a name in Arabic from right to left in a document in English', async () => {
    const texts = (
      await printed({ locale: 'en', recipient: { name: 'شركة النور (Nord) 12', lines: [] } })
    ).map(({ text }) => text);
    const first = texts.indexOf('12');
    expect(texts.slice(first, first + 4)).toEqual(['12', ' (', 'Nord', visual('شركة النور )')]);
  });

  test.each([
    ['es-MX', '1,234.56'],
    ['es-ES', '1234,56'],
  ])('has the amounts of the region in %s', async (locale, amount) => {
    const texts = (await printed({ locale })).map(({ text }) => text);
    expect(texts.join('')).toContain(amount);
  });

  test('wraps before it reorders, within the column', async () => {
    const description = 'خدمة الاستضافة السنوية للمواقع مع الدعم الفني '.repeat(4).trim();
    const lines = (await printed({ description })).filter(({ text }) => text.includes('خ'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]?.text.endsWith(visual('خدمة'))).toBe(true);
    for (const { x } of lines) expect(x).toBeGreaterThanOrEqual(195);
  });

  test('is always the same PDF', async () => {
    const document = buildDocument({ description: 'خدمة Growth' });
    expect((await toPdf(document)).equals(await toPdf(document))).toBe(true);
  });
});

describe('document link', () => {
  const invalidLinkMessage = 'This link has expired. Request the document again.';

  test('opens only the document that it was created for', async () => {
    const [first, second] = [await createPayment(platformFee()), await createPayment(platformFee())];
    const url = await invoiceLink(first);
    for (const invalidUrl of [
      url.replace(first, second),
      url.replace(/token=.*/, 'token=nonsense'),
      url.replace(/\?.*/, ''),
      url.replace(first, 'nonsense'),
    ]) {
      const { statusCode, body } = await openLink(invalidUrl);
      expect([statusCode, body]).toEqual([404, expect.stringContaining(invalidLinkMessage)]);
    }
  });

  test('does not open the payment of another company', async () => {
    const id = await createPayment(platformFee());
    const { id: other } = await fixture.company();
    const { url } = await documentLink(fixture.services.settings, {
      companyId: other,
      paymentId: id,
      sessionId: null,
    });
    expect((await openLink(url)).statusCode).toBe(404);
  });

  test('opens an emailed receipt without a session', async () => {
    const client = await fixture.client(company, { name: 'Ada' });
    const id = await createPayment(buildPayment(client.id));
    const claims = { companyId: company.id, paymentId: id, sessionId: null };
    expect(await documentText((await documentLink(fixture.services.settings, claims)).url)).toContain('Ada');
  });

  test('is rate-limited after 120 downloads, separately from a link with a session', async () => {
    const client = await fixture.client(company);
    const claims = {
      companyId: company.id,
      paymentId: await createPayment(buildPayment(client.id)),
      sessionId: null,
    };
    const { url } = await documentLink(fixture.services.settings, claims);
    for (let count = 0; count < 119; count += 1) {
      await limit(fixture.services, 'document-reader', claims.paymentId);
    }
    expect((await openLink(url)).statusCode).toBe(200);
    const limited = await openLink(url);
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await openLink(await receiptLink(claims.paymentId))).statusCode).toBe(200);
  });

  test('rejects an operator who lost the permission or signed out', async () => {
    const url = await invoiceLink(await createPayment(platformFee()));
    expect((await openLink(url)).statusCode).toBe(200);
    await query(`update role_permissions set permissions = '{MANAGE_PAYMENTS}'`);
    expect((await openLink(url)).statusCode).toBe(403);
    await query('delete from sessions');
    expect((await openLink(url)).statusCode).toBe(401);
  });
});
