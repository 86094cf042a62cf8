import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { emailTemplates } from '../../emailTemplates';
import { createMailer } from './mailer';

const receivedSenders: string[] = [];
let openServers: SMTPServer[] = [];

async function startServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    ...options,
    authOptional: true,
    onMailFrom: ({ address }, _session, done) => {
      receivedSenders.push(address);
      done();
    },
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  server.on('error', () => undefined);
  openServers.push(server);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

const send = (smtpUrl: string, isProduction: boolean) =>
  createMailer(
    { smtpUrl, isProduction, mailFrom: 'Livery <no-reply@livery.test>', dataDir: tmpdir() },
    emailTemplates,
    () => undefined,
  ).send('ada@acme.test', 'password-changed', { name: 'Ada', link: 'https://console.example.com' });

const withoutStarttls = { disabledCommands: ['STARTTLS'] };

afterEach(async () => {
  await Promise.all(
    openServers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
  );
  openServers = [];
  receivedSenders.length = 0;
});

test('in production, the mailer sends nothing to an SMTP server without STARTTLS', async () => {
  await expect(send(await startServer(withoutStarttls), true)).rejects.toThrow(/STARTTLS/);
  expect(receivedSenders).toEqual([]);
});

test('the mailer sends without TLS when the URL sets ignoreTLS, or outside production', async () => {
  await send(`${await startServer(withoutStarttls)}?ignoreTLS=true`, true);
  await send(await startServer(withoutStarttls), false);
  expect(receivedSenders).toEqual(['no-reply@livery.test', 'no-reply@livery.test']);
});

test('the mailer sends nothing to an SMTP server that supports only TLS 1.1 and older', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const legacyTls = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await expect(send(await startServer({ key, cert, ...legacyTls }), true)).rejects.toThrow(/protocol/);
  expect(receivedSenders).toEqual([]);
});

test.each([true, false])(
  'the mailer sends nothing to an SMTP server with a self-signed certificate (production: %p)',
  async (isProduction) => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
    await expect(send(await startServer({ key, cert }), isProduction)).rejects.toThrow(/certificate/);
    expect(receivedSenders).toEqual([]);
  },
);
