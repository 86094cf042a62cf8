import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../../app';
import { newId } from '../../lib/ids';
import { insertPlan } from '../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { limit } from '../auth/limits';
import { saveBillingDetails } from '../billing-cards/details';
import { insertImage } from '../images/sql';
import { documentLink } from '../payments/documentLink';
import { paymentReceipt } from '../payments/receipt';
import { recordPayments, recordRefund, type NewPayment } from '../payments/recording';
import { aPayment } from '../payments/testPayments';
import { billingInvoice } from '../platform-fees/service';
import { pdfText } from './testing/pdfText';

let world: World;
let app: FastifyInstance;
let company: TestCompany;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(async () => void (company = await world.company({ name: 'Northwind', country: 'AT' })));

const paidOn = new Date('2027-03-01T12:00:00Z');

async function record(payment: NewPayment): Promise<string> {
  await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [payment]));
  return payment.id;
}

const aFee = (overrides: Partial<NewPayment> = {}): NewPayment =>
  aPayment(null, {
    direction: 'Outgoing',
    type: 'PlatformFee',
    amount: 4900,
    fee: 0,
    currency: 'USD',
    description: 'Livery, Feb 1 – 28, 2027',
    createdAt: paidOn,
    ...overrides,
  });

const ask = (text: string, values: unknown[] = []) =>
  world.services.database.inCompany(company.id, (db) => db.query(text, values));

const settings = () => world.as(company, 'MANAGE_SETTINGS');
const invoiceLink = async (id: string) => (await billingInvoice(await settings(), id)).url;
const receiptLink = async (id: string) =>
  (await paymentReceipt(await world.as(company, 'MANAGE_PAYMENTS'), id)).url;

/** As Roles and Permissions would let them, for whoever asks here. */
async function open(url: string) {
  await ask(`insert into role_permissions (company_id, role, permissions)
    values (current_company(), 'Staff', '{MANAGE_SETTINGS,MANAGE_PAYMENTS}') on conflict do nothing`);
  return app.inject({ method: 'GET', url });
}

const textOf = async (url: string): Promise<string> => pdfText((await open(url)).rawPayload);

describe('an invoice', () => {
  test('says who charged whom for what, how it was paid, and its number', async () => {
    await saveBillingDetails(await settings(), {
      name: 'Northwind Trading GmbH',
      email: 'billing@northwind.test',
      addressLine1: 'Hauptstraße 1',
      city: 'Wien',
      postalCode: '1010',
      country: 'AT',
      taxId: 'ATU12345678',
    });
    const text = await textOf(await invoiceLink(await record(aFee())));
    expect(text.split('\n')).toEqual([
      'Livery',
      'Invoice',
      ...['Invoice number', 'LIV-2027-000001', 'Paid on', 'March 1, 2027'],
      ...['Paid with', 'Visa ending in 4242'],
      ...['From', 'Livery', new URL(world.services.settings.publicUrl).host],
      ...['Invoiced to', 'Northwind Trading GmbH', 'Hauptstraße 1', '1010 Wien', 'Austria'],
      ...['billing@northwind.test', 'Tax number ATU12345678'],
      ...['Description', 'Amount', 'Livery, Feb 1 – 28, 2027', '$49.00', 'Total paid', '$49.00'],
    ]);
  });

  test('is a PDF to be saved and not to be kept, the same one each time', async () => {
    const url = await invoiceLink(await record(aFee()));
    const [first, second] = [await open(url), await open(url)];
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

  test('stays made out as it was when the details change afterwards', async () => {
    const id = await record(aFee());
    await saveBillingDetails(await settings(), { name: 'Somebody else', email: 'else@company.test' });
    const text = await textOf(await invoiceLink(id));
    expect(text).toContain('Northwind\nAustria');
    expect(text).not.toContain('Somebody else');
  });

  test.each([
    ['Ελληνικά Живое 株式会社'.slice(0, 14), 'Ελληνικά Живое'],
    ['Bill\u202egpj.exe', 'Billgpj.exe'],
    ['<script>alert(1)</script>) Tj (x', '<script>alert(1)</script>) Tj (x'],
  ])('%j prints as a name and nothing else', async (name, printed) => {
    await saveBillingDetails(await settings(), { name, email: 'name@company.test' });
    expect((await textOf(await invoiceLink(await record(aFee())))).split('\n')).toContain(printed);
  });

  test.each([
    ['JPY', 7000, '¥7,000'],
    ['KWD', 1234, 'KWD 1.234'],
  ])('in %s amounts have its decimals', async (currency, amount, printed) => {
    const text = await textOf(await invoiceLink(await record(aFee({ currency, amount }))));
    expect(text.replace(/\u00a0/g, ' ')).toContain(`Total paid\n${printed}`);
  });

  test('is there for no charge that failed, no payment of a client, and nothing of another company', async () => {
    const client = await world.client(company);
    const failed = await record(aFee({ status: 'Failed', declineCode: 'do_not_honor' }));
    const received = await record(aPayment(client.id));
    const theirs = await record(aFee());
    const other = await world.as(await world.company(), 'MANAGE_SETTINGS');
    for (const id of [failed, received, newId(), 'nonsense']) {
      await expect(billingInvoice(await settings(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(billingInvoice(other, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('needs the flag; a closed or blocked company still gets it', async () => {
    const id = await record(aFee());
    await expect(billingInvoice(await world.as(company, 'MANAGE_PAYMENTS'), id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await ask(`update companies set status = 'Blocked'`);
    const ctx = await world.asAdmin({ ...company, status: 'Blocked' });
    expect((await open((await billingInvoice(ctx, id)).url)).statusCode).toBe(200);
  });
});

describe('a receipt', () => {
  test('is the company’s own, with its title, to its client', async () => {
    await ask(`insert into theme_setups (company_id, title, colour) values (current_company(), 'Nord Club', '#B00020')
      on conflict (company_id) do update set title = excluded.title, colour = excluded.colour`);
    await ask(`update companies set email = 'hello@northwind.test'`);
    const client = await world.client(company, { name: 'Žofie Nováková', email: 'zofie@client.test' });
    const id = await record(
      aPayment(client.id, { description: 'Growth, Feb 1 – 28, 2027', currency: 'EUR', createdAt: paidOn }),
    );
    expect((await textOf(await receiptLink(id))).split('\n')).toEqual([
      'Nord Club',
      'Receipt',
      ...['Receipt number', '#1', 'Paid on', 'March 1, 2027', 'Paid with', 'Visa ending in 4242'],
      ...['From', 'Nord Club', 'Northwind', 'hello@northwind.test'],
      ...['Received from', 'Žofie Nováková', 'zofie@client.test'],
      ...['Description', 'Amount', 'Growth, Feb 1 – 28, 2027', '€100.00', 'Total paid', '€100.00'],
    ]);
  });

  test('carries the name that the company is registered by, its address and its tax number', async () => {
    await ask(`update companies set email = 'hello@northwind.test', legal_name = 'Northwind Trading GmbH',
      address_line1 = 'Hauptstraße 1', city = 'Wien', postal_code = '1010', tax_id = 'ATU12345678'`);
    const client = await world.client(company, { name: 'Ada', email: 'ada@client.test' });
    const id = await record(aPayment(client.id, { createdAt: paidOn }));
    const lines = (await textOf(await receiptLink(id))).split('\n');
    expect(lines.slice(lines.indexOf('From'), lines.indexOf('Received from'))).toEqual([
      ...['From', 'Northwind', 'Northwind Trading GmbH', 'Hauptstraße 1', '1010 Wien', 'Austria'],
      ...['hello@northwind.test', 'Tax number ATU12345678'],
    ]);
  });

  test.each([
    ['Inclusive', 'Tax is included in the price.'],
    ['Exclusive', 'The price is without tax.'],
    ['Unspecified', null],
  ])('says what was said of tax when it was charged: %s', async (tax, note) => {
    const plan = await insertPlan(world.services.database, company);
    await ask('update client_billing_plans set tax_behavior = $1', [tax]);
    const client = await world.client(company);
    const id = await record(aPayment(client.id, { planId: plan.id, createdAt: paidOn }));
    await ask(`update client_billing_plans set tax_behavior = 'Exclusive'`);
    const text = await textOf(await receiptLink(id));
    if (note === null) expect(text).not.toMatch(/[Tt]ax/);
    else expect(text.split('\n').at(-1)).toBe(note);
  });

  test('shows what was given back, and what is left', async () => {
    const client = await world.client(company);
    const id = await record(aPayment(client.id, { currency: 'EUR', createdAt: paidOn }));
    const refund = { paymentId: id, reason: 'Other', status: 'Succeeded', createdBy: null } as const;
    await world.services.database.inCompany(company.id, (db) =>
      recordRefund(db, company.id, { id: newId(), ...refund, amount: 2550, createdAt: paidOn }),
    );
    const text = await textOf(await receiptLink(id));
    expect(text).toContain('Given back on March 1, 2027\n-€25.50\nLeft after what was given back\n€74.50');
  });

  test('shows the company’s logo in place of its name', async () => {
    const png = await sharp({ create: { width: 40, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const logo = newId();
    await world.services.database.inCompany(company.id, async (db) => {
      const size = { width: 40, height: 10, sourceWidth: 40, sourceHeight: 10 };
      await insertImage(db, company.id, logo, 'FullLogo', { png, svg: null, ...size });
      await db.query(
        `insert into theme_setups (company_id, full_logo_id) values ($1, $2)
         on conflict (company_id) do update set full_logo_id = excluded.full_logo_id`,
        [company.id, logo],
      );
    });
    const client = await world.client(company);
    const { rawPayload } = await open(await receiptLink(await record(aPayment(client.id))));
    expect(rawPayload.toString('latin1')).toContain('/Subtype /Image');
    expect(pdfText(rawPayload).split('\n')[0]).toBe('Receipt');
  });
});

describe('a link', () => {
  const refusal = 'This link to a document holds no longer. Ask for the document again.';

  test('opens one document, and no other', async () => {
    const [first, second] = [await record(aFee()), await record(aFee())];
    const url = await invoiceLink(first);
    for (const wrong of [
      url.replace(first, second),
      url.replace(/token=.*/, 'token=nonsense'),
      url.replace(/\?.*/, ''),
      url.replace(first, 'nonsense'),
    ]) {
      const { statusCode, body } = await open(wrong);
      expect([statusCode, body]).toEqual([404, expect.stringContaining(refusal)]);
    }
  });

  test('of another company’s payment opens nothing', async () => {
    const id = await record(aFee());
    const { id: other } = await world.company();
    const { url } = await documentLink(world.services.settings, {
      companyId: other,
      paymentId: id,
      sessionId: null,
    });
    expect((await open(url)).statusCode).toBe(404);
  });

  test('that was mailed to a client opens without a session', async () => {
    const client = await world.client(company, { name: 'Ada' });
    const id = await record(aPayment(client.id));
    const claims = { companyId: company.id, paymentId: id, sessionId: null };
    expect(await textOf((await documentLink(world.services.settings, claims)).url)).toContain('Ada');
  });

  test('is drawn 120 times in a quarter of an hour for whoever has it', async () => {
    const client = await world.client(company);
    const claims = { companyId: company.id, paymentId: await record(aPayment(client.id)), sessionId: null };
    const { url } = await documentLink(world.services.settings, claims);
    for (let tries = 0; tries < 119; tries += 1) {
      await limit(world.services, 'document-reader', claims.paymentId);
    }
    expect((await open(url)).statusCode).toBe(200);
    const refused = await open(url);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await open(await receiptLink(claims.paymentId))).statusCode).toBe(200);
  });

  test('of an operator opens nothing once they have lost the flag, or have signed out', async () => {
    const url = await invoiceLink(await record(aFee()));
    expect((await open(url)).statusCode).toBe(200);
    await ask(`update role_permissions set permissions = '{MANAGE_PAYMENTS}'`);
    expect((await open(url)).statusCode).toBe(403);
    await ask('delete from sessions');
    expect((await open(url)).statusCode).toBe(401);
  });
});
