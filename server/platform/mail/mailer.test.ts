import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { clientEmails } from '../../clients';
import { isClientEmail } from '../../clients/internals';
import { inLanguage } from '../../lib/i18n/i18n';
import { renderHtmlBody, renderTextBody } from './emailContent';
import { createMailer } from './mailer';
import { emailTemplates } from '../../emailTemplates';
import type { EmailTemplate } from './dailyCaps';
import { SMTPServer } from 'smtp-server';

describe('createMailer', () => {
  const values = {
    name: '<b>Ada</b> & "Co"',
    email: 'guest@guests.test',
    companyName: 'Acme\r\nBcc: eve@evil.test',
    invitedBy: 'Grace',
    role: 'Staff',
    link: 'https://console.example.com/reset-password?token=abc&x=1',
    what: 'Ada signed up',
    amount: '$49.00',
    description: 'Livery, Jan 1 – 31, 2027',
    reason: 'The card has expired.',
    retry: '',
    card: 'Visa ending in 4242',
    lastDay: 'January 31, 2027',
    isDefault: 'no',
  };
  const brand = { title: 'Acme <Care>\r\nBcc: eve@evil.test', colour: '#FFEE00', replyTo: 'owner@acme.test' };
  const templates: EmailTemplate[] = [
    'password-reset',
    'password-changed',
    'invitation',
    'invitation-renewal-asked',
    'notification',
    'charge-failed',
    'card-expiring',
  ];

  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'livery-mail-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const settings = () => ({
    smtpUrl: null,
    mailFrom: 'Livery <no-reply@livery.test>',
    dataDir,
    isProduction: false,
  });

  const createFileMailer = (
    logLines: string[] = [],
    overrides: { isProduction?: boolean; mailFrom?: string } = {},
  ) => createMailer({ ...settings(), ...overrides }, emailTemplates, (line) => logLines.push(line));

  const findEmailFile = async () => {
    const [name] = await readdir(path.join(dataDir, 'mail'));
    return path.join(dataDir, 'mail', name ?? '');
  };

  test('without SMTP, writes a file that only its owner can read, and logs the link', async () => {
    const logLines: string[] = [];
    await createFileMailer(logLines).send('ada@acme.test', 'password-reset', values);

    const file = await findEmailFile();
    expect(file).toMatch(/ada@acme\.test-[0-9a-f]{6}\.eml$/);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(logLines).toEqual([
      `Email to ada@acme.test: Reset your password for Livery\n  ${values.link}\n  ${file}`,
    ]);
  });

  test('converts internationalized domains of the recipient and reply-to addresses to ASCII', async () => {
    const replyTo = 'owner@bücher.test';
    await createFileMailer().send('ada@bücher.test', 'password-reset', values, { ...brand, replyTo });
    const email = await PostalMime.parse(await readFile(await findEmailFile()));
    expect(email.to?.map(({ address }) => address)).toEqual(['ada@xn--bcher-kva.test']);
    expect(email.replyTo?.map(({ address }) => address)).toEqual(['owner@xn--bcher-kva.test']);
  });

  test('sends a subject without the direction marks that isolate names', async () => {
    await inLanguage('ar', () =>
      createFileMailer().send('ada@acme.test', 'invitation-renewal-asked', {
        ...values,
        companyName: 'Acme',
      }),
    );
    const { subject, text } = await PostalMime.parse(await readFile(await findEmailFile()));
    expect(subject).toContain(values.email);
    expect(subject).not.toMatch(/\p{Cf}/u);
    expect(text).toContain(`\u2068${values.email}\u2069`);
  });

  test('does not log the link in production', async () => {
    const logLines: string[] = [];
    await createFileMailer(logLines, { isProduction: true }).send('ada@acme.test', 'password-reset', values);
    expect(logLines).toEqual([
      `Email to ada@acme.test: Reset your password for Livery\n  ${await findEmailFile()}`,
    ]);
  });

  test.each(templates)(
    'renders %s as text and HTML with the same link and escaped values',
    async (template) => {
      await createFileMailer().send('ada@acme.test', template, values);
      const email = await PostalMime.parse(await readFile(await findEmailFile()));

      expect(email.from).toEqual({ name: 'Livery', address: 'no-reply@livery.test' });
      expect(email.to).toEqual([{ name: '', address: 'ada@acme.test' }]);
      expect(email.bcc).toBeUndefined();
      expect(email.text).toContain(values.link);
      expect(email.html).toContain(`href="${values.link.replace('&', '&amp;')}"`);
      expect(email.html).not.toContain('<b>');
      if (email.text?.includes('Ada'))
        expect(email.html).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;');
    },
  );

  test("uses the brand's name and reply-to address, and a readable text color", async () => {
    await createFileMailer().send('ada@acme.test', 'password-reset', values, brand);
    const email = await PostalMime.parse(await readFile(await findEmailFile()));
    expect(email.from?.address).toBe('no-reply@livery.test');
    expect(email.from?.name).toContain('Acme <Care>');
    expect(email.replyTo).toMatchObject([{ address: 'owner@acme.test' }]);
    expect(email.bcc).toBeUndefined();
    expect(email.html).toContain('background:#FFEE00;color:#1f2937');
    expect(email.html).toContain('Acme &lt;Care&gt;');
    expect(email.text).not.toContain('Livery\n');
  });

  const clientValues = {
    clientName: 'Ada',
    companyName: 'Acme',
    planName: 'Growth',
    price: '$10.00 a month',
    paidOn: 'January 15, 2027',
    number: '1',
    trialEndsOn: 'January 31, 2027',
    amount: '$10.00',
    description: 'Growth',
    outcome: 'paused',
    link: 'https://acme.example.com/account',
  };

  test.each(Object.keys(clientEmails).filter(isClientEmail))(
    "sends %s in the company's name without any mention of Livery",
    async (template) => {
      const companyBrand = { ...brand, title: 'Acme Care' };
      const mailFrom = 'Livery <no-reply@mail.test>';
      await createFileMailer([], { mailFrom }).send('ada@client.test', template, clientValues, companyBrand);
      const raw = await readFile(await findEmailFile(), 'utf8');
      const email = await PostalMime.parse(raw);
      expect(email.from).toEqual({ name: 'Acme Care', address: 'no-reply@mail.test' });
      expect(email.replyTo).toEqual([{ name: 'Acme Care', address: 'owner@acme.test' }]);
      expect(email.text?.trim()).toMatch(/Acme Care$/);
      expect(`${raw} ${email.text} ${email.html}`).not.toMatch(/livery/i);
    },
  );

  const sendToClient = async (template: EmailTemplate, changedValues: Partial<typeof clientValues>) => {
    const values = { ...clientValues, ...changedValues };
    await createFileMailer().send('ada@client.test', template, values, { ...brand, title: 'Acme' });
    return PostalMime.parse(await readFile(await findEmailFile()));
  };

  test.each([
    ['Win at evil.com +1 800 555 0100', 'Win at evil'],
    ['0800 123 45 67', 'Subscription'],
    ['Node.js 24/7', 'Node.js 24/7'],
  ])('sends the plan name %j as %j', async (planName, rendered) => {
    const email = await sendToClient('subscription-begun', { planName });
    expect(email.subject).toBe(`Your plan with Acme: ${rendered}`);
    expect(email.text).toContain(`You are now subscribed to ${rendered} with Acme.`);
  });

  test.each([
    ['Essentials, Nov 28 – Dec 27, 2026', 'Essentials, Nov 28 – Dec 27, 2026'],
    ['Plan 2026, Dec 10 – 31, 2026', 'Plan 2026, Dec 10 – 31, 2026'],
    ['Setup fee: Growth', 'Setup fee: Growth'],
    ['Win at evil.com +1 800 555 0100, Nov 28 – Dec 27, 2026', 'Win at evil , Nov 28 – Dec 27, 2026'],
    ['0800 123 45 67', 'Subscription'],
  ])('the receipt for %j shows %j', async (description, rendered) => {
    const { text } = await sendToClient('receipt', { description });
    expect(text).toContain('Acme received your payment of $10.00 on January 15, 2027.');
    expect(text).toContain(`Description: ${rendered}\n`);
  });

  test.each(templates)('the email %s throws when a value is missing', (template) => {
    expect(() => emailTemplates[template]({})).toThrow(/^The email template requires the value /);
  });

  test('an address cannot add a recipient or change the file path', async () => {
    await createFileMailer().send('../../x@acme.test, eve@evil.test', 'password-changed', values);
    const file = await findEmailFile();
    expect(path.dirname(file)).toBe(path.join(dataDir, 'mail'));
    const email = await PostalMime.parse(await readFile(file));
    expect(email.to).toHaveLength(1);
  });

  test('sends over SMTP and writes no file', async () => {
    const receivedEmails: { to: string[]; content: Buffer }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          receivedEmails.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            content: Buffer.concat(chunks),
          });
          done();
        });
      },
    });
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const smtpUrl = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;

    const mailer = createMailer({ ...settings(), smtpUrl }, emailTemplates, () => undefined);
    await mailer.send('ada@acme.test', 'password-reset', values);
    await new Promise<void>((resolve) => server.close(() => resolve()));

    expect(receivedEmails.map(({ to }) => to)).toEqual([['ada@acme.test']]);
    const email = await PostalMime.parse(receivedEmails[0]?.content ?? '');
    expect(email.subject).toBe('Reset your password for Livery');
    expect(email.text).toContain(values.link);
    expect(await readdir(dataDir)).toEqual([]);
    await expect(mailer.send('ada@acme.test', 'password-reset', values)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('email in Arabic', () => {
  const link = 'https://acme.test/account';
  const content = {
    subject: 'مرحبًا',
    greeting: 'Ada، مرحبًا',
    paragraphs: ['We close in May.'],
    button: { label: 'حسابي', link },
    footnote: 'نور',
  };
  const brand = { title: 'Acme (Care)', colour: '#0F766E', replyTo: 'owner@acme.test' };
  const html = () => inLanguage('ar', () => renderHtmlBody(content, brand));

  test('is right to left, even in clients that drop the attributes of the root element', () => {
    expect(html()).toContain('<html lang="ar" dir="rtl">');
    expect(html()).toContain('<div lang="ar" dir="rtl"');
  });

  test('keeps the direction of sentences that begin with a name, and of text in another language', () => {
    expect(html()).toMatch(/<p dir="rtl"[^>]*>Ada، مرحبًا</);
    expect(html()).toMatch(/<p dir="ltr"[^>]*>We close in May\.</);
  });

  test('isolates the brand name and the address of the link', () => {
    expect(html()).toContain('<bdi>Acme (Care)</bdi>');
    expect(html()).toMatch(new RegExp(`<a href="${link}" dir="ltr"[^>]*>${link}</a>`));
  });

  test('puts links on lines of their own in the plain text', () => {
    expect(inLanguage('ar', () => renderTextBody(content, brand)).split('\n')).toContain(link);
  });
});
