import { createTempFolder, removeFolder } from '../../../testing/folders';
import { startTlsServer, type TlsServer } from '../../../testing/tlsServer';
import { checkCertificate } from './certificate';
import { checkMessages } from './checkMessages';

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

async function check(hostname: string, targets = ['127.0.0.1'], port = server.port) {
  const proxy = { portalsTlsPort: port, portalsCaFile: server.caFile };
  const result = await checkCertificate(hostname, targets, proxy);
  return 'problem' in result ? { ...result, problem: checkMessages.read(result.problem) } : result;
}

test('checkCertificate accepts a certificate that browsers trust and returns its expiry', async () => {
  await server.issue('shop.acme.com');
  const result = await check('shop.acme.com');
  expect(result).toEqual({ status: 'Issued', expiresAt: expect.any(Date) });
  const days = result.status === 'Issued' ? (result.expiresAt.getTime() - Date.now()) / 86_400_000 : 0;
  expect(Math.round(days)).toBe(60);
});

test.each([
  ['that has expired', { isExpired: true }, 'Expired', 'The certificate has expired.'],
  ['for another name', { commonName: 'other.com' }, 'Missing', 'The certificate is for another domain.'],
  [
    'that browsers do not trust',
    { isUntrusted: true },
    'Missing',
    'Browsers do not trust the certificate of this domain.',
  ],
])('checkCertificate rejects a certificate %s', async (_label, flaw, status, problem) => {
  await server.issue('flawed.acme.com', flaw);
  expect(await check('flawed.acme.com')).toMatchObject({ status, problem });
});

test('checkCertificate reports a missing certificate when the server closes the connection', async () => {
  expect(await check('none.acme.com')).toEqual({
    status: 'Missing',
    problem: 'There is no certificate for this domain yet.',
  });
});

test('checkCertificate reports an unreachable server after trying every address', async () => {
  const closedServer = await startTlsServer(folder);
  await closedServer.close();
  expect(await check('shop.acme.com', ['127.0.0.1', '::1'], closedServer.port)).toEqual({
    status: 'Unreachable',
    problem: `No response from [::1], port ${closedServer.port}.`,
  });
  expect(await check('shop.acme.com', ['::1', '127.0.0.1'])).toMatchObject({ status: 'Issued' });
  expect(await check('shop.acme.com', [])).toEqual({
    status: 'Unreachable',
    problem: 'The certificate could not be checked because our server’s address is unknown.',
  });
});
