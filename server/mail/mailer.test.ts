import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { clientLetters } from './clientLetters';
import { makeMailer } from './mailer';
import { quotedName } from './quotedName';
import { isMailTemplate, letterOf, type MailTemplate } from './templates';
import { SMTPServer } from 'smtp-server';

describe('mailer', () => {
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
  const templates: MailTemplate[] = [
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

  const toFiles = (announced: string[] = [], overrides: { isProduction?: boolean; mailFrom?: string } = {}) =>
    makeMailer({ ...settings(), ...overrides }, (line) => announced.push(line));

  const onlyFile = async () => {
    const [name] = await readdir(path.join(dataDir, 'mail'));
    return path.join(dataDir, 'mail', name ?? '');
  };

  test('without SMTP a mail is a file that only its owner reads, announced with its link', async () => {
    const announced: string[] = [];
    await toFiles(announced).send('ada@acme.test', 'password-reset', values);

    const file = await onlyFile();
    expect(file).toMatch(/ada@acme\.test-[0-9a-f]{6}\.eml$/);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(announced).toEqual([
      `Mail to ada@acme.test: Choose a new password for Livery\n  ${values.link}\n  ${file}`,
    ]);
  });

  test('a mail to an internationalized domain goes to its ASCII form, and answers do too', async () => {
    const replyTo = 'owner@bücher.test';
    await toFiles().send('ada@bücher.test', 'password-reset', values, { ...brand, replyTo });
    const mail = await PostalMime.parse(await readFile(await onlyFile()));
    expect(mail.to?.map(({ address }) => address)).toEqual(['ada@xn--bcher-kva.test']);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['owner@xn--bcher-kva.test']);
  });

  test('in production the link stays out of what is announced', async () => {
    const announced: string[] = [];
    await toFiles(announced, { isProduction: true }).send('ada@acme.test', 'password-reset', values);
    expect(announced).toEqual([
      `Mail to ada@acme.test: Choose a new password for Livery\n  ${await onlyFile()}`,
    ]);
  });

  test.each(templates)('%s has both parts, with the same link and nothing unescaped', async (template) => {
    await toFiles().send('ada@acme.test', template, values);
    const mail = await PostalMime.parse(await readFile(await onlyFile()));

    expect(mail.from).toEqual({ name: 'Livery', address: 'no-reply@livery.test' });
    expect(mail.to).toEqual([{ name: '', address: 'ada@acme.test' }]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain(values.link);
    expect(mail.html).toContain(`href="${values.link.replace('&', '&amp;')}"`);
    expect(mail.html).not.toContain('<b>');
    if (mail.text?.includes('Ada'))
      expect(mail.html).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;');
  });

  test('in a company’s name it comes from it, answers go to it, and its colour can be read on', async () => {
    await toFiles().send('ada@acme.test', 'password-reset', values, brand);
    const mail = await PostalMime.parse(await readFile(await onlyFile()));
    expect(mail.from?.address).toBe('no-reply@livery.test');
    expect(mail.from?.name).toContain('Acme <Care>');
    expect(mail.replyTo).toMatchObject([{ address: 'owner@acme.test' }]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.html).toContain('background:#FFEE00;color:#1f2937');
    expect(mail.html).toContain('Acme &lt;Care&gt;');
    expect(mail.text).not.toContain('Livery\n');
  });

  const toClient = {
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

  test.each(Object.keys(clientLetters).filter(isMailTemplate))(
    '%s comes from the company to its client, and no byte of it names anybody else',
    async (template) => {
      const company = { ...brand, title: 'Acme Care' };
      const mailFrom = 'Livery <no-reply@mail.test>';
      await toFiles([], { mailFrom }).send('ada@client.test', template, toClient, company);
      const raw = await readFile(await onlyFile(), 'utf8');
      const mail = await PostalMime.parse(raw);
      expect(mail.from).toEqual({ name: 'Acme Care', address: 'no-reply@mail.test' });
      expect(mail.replyTo).toEqual([{ name: 'Acme Care', address: 'owner@acme.test' }]);
      expect(mail.text?.trim()).toMatch(/Acme Care$/);
      expect(mail.html).not.toMatch(/<p(?! dir="auto")/);
      expect(`${raw} ${mail.text} ${mail.html}`).not.toMatch(/livery/i);
    },
  );

  const described = async (template: MailTemplate, given: Partial<typeof toClient>) => {
    const values = { ...toClient, ...given };
    await toFiles().send('ada@client.test', template, values, { ...brand, title: 'Acme' });
    return PostalMime.parse(await readFile(await onlyFile()));
  };

  test.each([
    ['Win at evil.com +1 800 555 0100', 'Win at evil'],
    ['0800 123 45 67', 'Subscription'],
    ['Node.js 24/7', 'Node.js 24/7'],
  ])('a plan named %j is mailed as %j', async (planName, mailed) => {
    const mail = await described('subscription-begun', { planName });
    expect(mail.subject).toBe(`Your plan with Acme: ${mailed}`);
    expect(mail.text).toContain(`you have the plan ${mailed} with Acme now.`);
  });

  test.each([
    ['Essentials, Nov 28 – Dec 27, 2026', 'Essentials, Nov 28 – Dec 27, 2026'],
    ['Plan 2026, Dec 10 – 31, 2026', 'Plan 2026, Dec 10 – 31, 2026'],
    ['Setup fee: Growth', 'Setup fee: Growth'],
    ['Win at evil.com +1 800 555 0100, Nov 28 – Dec 27, 2026', 'Win at evil , Nov 28 – Dec 27, 2026'],
    ['0800 123 45 67', 'your subscription'],
  ])('the receipt of %j is for %j', async (description, mailed) => {
    const { text } = await described('receipt', { description });
    expect(text).toContain('Acme received $10.00 on January 15, 2027.');
    expect(text).toContain(`It was for: ${mailed}\n`);
  });

  test.each(templates)('%s is not sent with a hole in it', (template) => {
    expect(() => letterOf(template, {})).toThrow(/^The mail lacks its /);
  });

  test('an address can name neither a second recipient nor a path', async () => {
    await toFiles().send('../../x@acme.test, eve@evil.test', 'password-changed', values);
    const file = await onlyFile();
    expect(path.dirname(file)).toBe(path.join(dataDir, 'mail'));
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail.to).toHaveLength(1);
  });

  test('with SMTP the mail goes out by it, and nothing is written', async () => {
    const heard: { to: string[]; content: Buffer }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          heard.push({
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

    const mailer = makeMailer({ ...settings(), smtpUrl }, () => undefined);
    await mailer.send('ada@acme.test', 'password-reset', values);
    await new Promise<void>((resolve) => server.close(() => resolve()));

    expect(heard.map(({ to }) => to)).toEqual([['ada@acme.test']]);
    const mail = await PostalMime.parse(heard[0]?.content ?? '');
    expect(mail.subject).toBe('Choose a new password for Livery');
    expect(mail.text).toContain(values.link);
    expect(await readdir(dataDir)).toEqual([]);
    await expect(mailer.send('ada@acme.test', 'password-reset', values)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('quoted name', () => {
  test.each([
    ['Ada Lovelace', '“Ada Lovelace”'],
    ['Acme.com', null],
    ['Call 0800 123 4567', null],
    ['Smith / Sons', '“Smith / Sons”'],
    ['Ada” of “Livery', '“Ada of Livery”'],
    ['A\u202Eda\u200B\u2066 B\u0007', '“Ada B”'],
    ['https://evil.test', null],
    ['Sign in at WWW.evil.test', null],
    ['evil.test/login now', null],
    ['www\u200B.evil.test', null],
    ['\u200B', null],
    ['"\u3164"', null],
    ['Ada\uFE0F\u3164', '“Ada”'],
    ['evil.com\uFE0F', null],
    ['evil.com\u0301', null],
  ])('%j is named as %j', (name, quoted) => {
    expect(quotedName(name)).toBe(quoted);
  });
});
