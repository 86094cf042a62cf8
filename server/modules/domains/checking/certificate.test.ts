import { createTempFolder, removeFolder } from '../../../testing/folders';
import { startTlsServer, type TlsServer } from '../../../testing/tlsServer';
import { seeCertificate } from './certificate';

let folder: string;
let server: TlsServer;
beforeAll(async () => {
  folder = await createTempFolder('tls');
  server = await startTlsServer(folder);
});
afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

const see = (hostname: string, targets = ['127.0.0.1'], port = server.port) =>
  seeCertificate(hostname, targets, { sitesTlsPort: port, sitesCaFile: server.caFile });

test('a certificate that browsers take is Issued, until its last day', async () => {
  await server.issue('shop.acme.com');
  const found = await see('shop.acme.com');
  expect(found).toEqual({ status: 'Issued', expiresAt: expect.any(Date) });
  const days = found.status === 'Issued' ? (found.expiresAt.getTime() - Date.now()) / 86_400_000 : 0;
  expect(Math.round(days)).toBe(60);
});

test.each([
  ['past its time', { isExpired: true }, 'Expired', 'The certificate has expired.'],
  ['for another name', { commonName: 'other.com' }, 'Missing', 'The server shows a certificate for another name.'],
  [
    'that nobody signed',
    { isUntrusted: true },
    'Missing',
    'The server shows a certificate that browsers do not trust.',
  ],
])('one %s is not', async (_title, flaw, status, problem) => {
  await server.issue('flawed.acme.com', flaw);
  expect(await see('flawed.acme.com')).toMatchObject({ status, problem });
});

test('a server that has none for the name says so by hanging up', async () => {
  expect(await see('none.acme.com')).toEqual({
    status: 'Missing',
    problem: 'The server has no certificate for this domain yet.',
  });
});

test('a server that does not answer says nothing about the certificate, and another address is tried', async () => {
  const gone = await startTlsServer(folder);
  await gone.close();
  expect(await see('shop.acme.com', ['127.0.0.1', '::1'], gone.port)).toEqual({
    status: 'Away',
    problem: `Nobody answered at [::1], port ${gone.port}.`,
  });
  expect(await see('shop.acme.com', ['::1', '127.0.0.1'])).toMatchObject({ status: 'Issued' });
  expect(await see('shop.acme.com', [])).toEqual({
    status: 'Away',
    problem: 'The address of our own server is not known.',
  });
});
