import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { connect, rootCertificates, type TLSSocket } from 'node:tls';
import type { Settings } from '../../../settings';

/** What came of shaking hands as a browser would. */
export type CertificateFound =
  | { status: 'Issued'; expiresAt: Date }
  | { status: 'Expired'; expiresAt: Date; problem: string }
  /** There is none that browsers would take. */
  | { status: 'Missing'; problem: string }
  /** Nobody answered, which says nothing about the certificate. */
  | { status: 'Away'; problem: string };

// The first handshake has the proxy ask for a certificate, and wait for it.
const patienceMs = 15_000;
const mostTried = 3;

const noCertificate = 'The server has no certificate for this domain yet.';

const problemOf: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'The server shows a certificate for another name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The server shows a certificate that browsers do not trust.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The server shows a certificate that browsers do not trust.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The server shows a certificate that browsers do not trust.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The server shows a certificate that browsers do not trust.',
  CERT_NOT_YET_VALID: 'The server shows a certificate that is not valid yet.',
};

function inspect(socket: TLSSocket): CertificateFound {
  const expiresAt = new Date(socket.getPeerCertificate().valid_to);
  if (socket.authorized) return { status: 'Issued', expiresAt };
  // Older typings have an Error here, and the program a code.
  const code = String(socket.authorizationError);
  if (code === 'CERT_HAS_EXPIRED') {
    return { status: 'Expired', expiresAt, problem: 'The certificate has expired.' };
  }
  return { status: 'Missing', problem: problemOf[code] ?? noCertificate };
}

const nobodyAt = (address: string, port: number): string =>
  `Nobody answered at ${isIPv6(address) ? `[${address}]` : address}, port ${port}.`;

type Proxy = Pick<Settings, 'sitesTlsPort' | 'sitesCaFile'>;

function shakeHands(address: string, hostname: string, proxy: Proxy): Promise<CertificateFound> {
  const { sitesTlsPort: port, sitesCaFile } = proxy;
  const ca = sitesCaFile === null ? undefined : [...rootCertificates, readFileSync(sitesCaFile, 'utf8')];
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: hostname, rejectUnauthorized: false, ca });
    const end = (found: CertificateFound): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(found);
    };
    const timer = setTimeout(() => end({ status: 'Away', problem: 'The server took too long.' }), patienceMs);
    let isThere = false;
    const hangUp = (): void =>
      end(
        isThere
          ? { status: 'Missing', problem: noCertificate }
          : { status: 'Away', problem: nobodyAt(address, port) },
      );
    socket.once('connect', () => (isThere = true));
    socket.once('secureConnect', () => end(inspect(socket)));
    // Whoever takes a call and ends it without a certificate has none.
    socket.on('error', hangUp);
    socket.once('close', hangUp);
  });
}

/**
 * Looks at the certificate that visitors of a domain get. `targets` are our own addresses and never those that somebody's
 * DNS names, so that no domain leads this server to places inside of its network.
 */
export async function seeCertificate(
  hostname: string,
  targets: readonly string[],
  proxy: Proxy,
): Promise<CertificateFound> {
  let found: CertificateFound = { status: 'Away', problem: 'The address of our own server is not known.' };
  for (const address of targets.slice(0, mostTried)) {
    found = await shakeHands(address, hostname, proxy);
    if (found.status !== 'Away') return found;
  }
  return found;
}
