import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSecureContext, createServer, type SecureContext } from 'node:tls';
import { generate } from 'selfsigned';

export interface TlsServer {
  port: number;
  /** The certificate authority's file, in the format of `SITES_CA_FILE`. */
  caFile: string;
  /**
   * Issues the certificate that the server presents for a host name. A flaw makes it expired, untrusted or
   * valid for another name.
   */
  issue(
    hostname: string,
    flaw?: { commonName?: string; isExpired?: boolean; isUntrusted?: boolean },
  ): Promise<void>;
  /**
   * Sets whether the server issues certificates on demand, as the reverse proxy does, for the names that
   * `isAllowed` accepts.
   */
  setOnDemand(isAllowed: ((hostname: string) => Promise<boolean>) | null): void;
  /** The host names of all TLS handshakes. */
  requestedNames: string[];
  close(): Promise<void>;
}

const day = 86_400_000;
const keyOptions = { keyType: 'ec', algorithm: 'sha256' } as const;

/**
 * Starts a local TLS server that replaces the reverse proxy in tests and presents the issued certificates.
 */
export async function startTlsServer(folder: string): Promise<TlsServer> {
  const authority = await generate([{ name: 'commonName', value: 'Authority of the tests' }], {
    ...keyOptions,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const caFile = path.join(folder, `authority-${randomUUID()}.pem`);
  await writeFile(caFile, authority.cert);

  const contexts = new Map<string, SecureContext>();
  const requestedNames: string[] = [];
  let isAllowed: ((hostname: string) => Promise<boolean>) | null = null;

  const issue: TlsServer['issue'] = async (hostname, flaw = {}) => {
    const now = Date.now();
    const name = flaw.commonName ?? hostname;
    const certificate = await generate([{ name: 'commonName', value: name }], {
      ...keyOptions,
      notBeforeDate: new Date(now - 60 * day),
      notAfterDate: new Date(now + (flaw.isExpired ? -1 : 60) * day),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
      ...(flaw.isUntrusted ? {} : { ca: { key: authority.private, cert: authority.cert } }),
    });
    contexts.set(hostname, createSecureContext({ key: certificate.private, cert: certificate.cert }));
  };

  async function loadContext(hostname: string): Promise<SecureContext> {
    requestedNames.push(hostname);
    if (!contexts.has(hostname) && (await isAllowed?.(hostname))) await issue(hostname);
    const context = contexts.get(hostname);
    if (!context) throw new Error('There is no certificate.');
    return context;
  }

  const server = createServer({
    SNICallback: (hostname, done) => {
      loadContext(hostname).then(
        (context) => done(null, context),
        (error: Error) => done(error),
      );
    },
  });
  server.on('secureConnection', (socket) => socket.on('error', () => socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    caFile,
    issue,
    setOnDemand: (allowed) => void (isAllowed = allowed),
    requestedNames,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
