import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { connect, rootCertificates, type TLSSocket } from 'node:tls';
import type { Settings } from '../../../platform';
import { checkMessages } from './checkMessages';

/** The result of a TLS handshake, verified as a browser does. `checkMessages` reads the problem. */
export type CertificateResult =
  | { status: 'Issued'; expiresAt: Date }
  | { status: 'Expired'; expiresAt: Date; problem: string }
  /** The server has no certificate that browsers accept. */
  | { status: 'Missing'; problem: string }
  /** The server did not respond, so its certificate is unknown. */
  | { status: 'Unreachable'; problem: string };

// The time-out is long, because the proxy requests the certificate during the first handshake.
const timeoutMs = 15_000;
const maxAddresses = 3;

const { store } = checkMessages;

const missing = { status: 'Missing', problem: store('CertificateMissing') } as const;
const untrusted = store('CertificateUntrusted');

const problemByCode: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: store('CertificateOfOtherDomain'),
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_NOT_YET_VALID: store('CertificateNotYetValid'),
};

function inspect(socket: TLSSocket): CertificateResult {
  const expiresAt = new Date(socket.getPeerCertificate().valid_to);
  if (socket.authorized) return { status: 'Issued', expiresAt };
  // Older type definitions declare an Error, but Node.js returns a code.
  const code = String(socket.authorizationError);
  if (code === 'CERT_HAS_EXPIRED') {
    return { status: 'Expired', expiresAt, problem: store('CertificateExpired') };
  }
  const problem = problemByCode[code];
  return problem ? { status: 'Missing', problem } : missing;
}

const unreachableProblem = (address: string, port: number): string =>
  store('NoResponse', {
    address: isIPv6(address) ? `[${address}]` : address,
    port: String(port),
  });

type Proxy = Pick<Settings, 'portalsTlsPort' | 'portalsCaFile'>;

function performHandshake(address: string, hostname: string, proxy: Proxy): Promise<CertificateResult> {
  const { portalsTlsPort: port, portalsCaFile } = proxy;
  const ca = portalsCaFile === null ? undefined : [...rootCertificates, readFileSync(portalsCaFile, 'utf8')];
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: hostname, rejectUnauthorized: false, ca });
    const finish = (result: CertificateResult): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(result);
    };
    const timer = setTimeout(
      () => finish({ status: 'Unreachable', problem: store('ResponseTimeout') }),
      timeoutMs,
    );
    let isConnected = false;
    const onDisconnect = (): void =>
      finish(isConnected ? missing : { status: 'Unreachable', problem: unreachableProblem(address, port) });
    socket.once('connect', () => (isConnected = true));
    socket.once('secureConnect', () => finish(inspect(socket)));
    // A server without a certificate accepts the connection and then closes it.
    socket.on('error', onDisconnect);
    socket.once('close', onDisconnect);
  });
}

/**
 * Checks the certificate that visitors of a domain receive. `targets` must be the platform's addresses,
 * because addresses from the domain's DNS could point into the platform's internal network.
 */
export async function checkCertificate(
  hostname: string,
  targets: readonly string[],
  proxy: Proxy,
): Promise<CertificateResult> {
  let result: CertificateResult = { status: 'Unreachable', problem: store('AddressUnknown') };
  for (const address of targets.slice(0, maxAddresses)) {
    result = await performHandshake(address, hostname, proxy);
    if (result.status !== 'Unreachable') return result;
  }
  return result;
}
