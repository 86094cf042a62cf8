import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { makeMailer } from './mailer';

const heard: string[] = [];
let open: SMTPServer[] = [];

async function startServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    ...options,
    authOptional: true,
    onMailFrom: ({ address }, _session, done) => {
      heard.push(address);
      done();
    },
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  server.on('error', () => undefined);
  open.push(server);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

const send = (smtpUrl: string, isProduction: boolean) =>
  makeMailer(
    { smtpUrl, isProduction, mailFrom: 'Livery <no-reply@livery.test>', dataDir: tmpdir() },
    () => undefined,
  ).send('ada@acme.test', 'password-changed', { name: 'Ada', link: 'https://console.example.com' });

const plain = { disabledCommands: ['STARTTLS'] };

afterEach(async () => {
  await Promise.all(open.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
  open = [];
  heard.length = 0;
});

test('in production a mail server without TLS is told nothing', async () => {
  await expect(send(await startServer(plain), true)).rejects.toThrow(/STARTTLS/);
  expect(heard).toEqual([]);
});

test('it is where its address says that plain is meant, and outside production', async () => {
  await send(`${await startServer(plain)}?ignoreTLS=true`, true);
  await send(await startServer(plain), false);
  expect(heard).toEqual(['no-reply@livery.test', 'no-reply@livery.test']);
});

test('a mail server that knows no TLS after 1.1 is told nothing', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await expect(send(await startServer({ key, cert, ...old }), true)).rejects.toThrow(/protocol/);
  expect(heard).toEqual([]);
});

test.each([true, false])(
  'a mail server whose certificate nobody signed is told nothing (production: %p)',
  async (isProduction) => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
    await expect(send(await startServer({ key, cert }), isProduction)).rejects.toThrow(/certificate/);
    expect(heard).toEqual([]);
  },
);
