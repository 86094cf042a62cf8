import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSecureContext, createServer, type SecureContext } from 'node:tls';
import { generate } from 'selfsigned';

export interface TlsServer {
  port: number;
  /** A file with the authority that signs, as SITES_CA_FILE takes it. */
  caFile: string;
  /** Answers for a name with a certificate from now on: for another name, or past its time, where that is asked for. */
  issue(
    hostname: string,
    flaw?: { named?: string; isExpired?: boolean; isUntrusted?: boolean },
  ): Promise<void>;
  /** Whether certificates are got for names as they are asked for, as the reverse proxy does. */
  onDemand(isAllowed: ((hostname: string) => Promise<boolean>) | null): void;
  /** The names that hands were shaken for. */
  asked: string[];
  close(): Promise<void>;
}

const day = 86_400_000;
const usual = { keyType: 'ec', algorithm: 'sha256' } as const;

/** What stands in for the reverse proxy on this machine: it ends TLS, and has certificates for the names it is told. */
export async function startTlsServer(folder: string): Promise<TlsServer> {
  const authority = await generate([{ name: 'commonName', value: 'Authority of the tests' }], {
    ...usual,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const caFile = path.join(folder, `authority-${randomUUID()}.pem`);
  await writeFile(caFile, authority.cert);

  const contexts = new Map<string, SecureContext>();
  const asked: string[] = [];
  let isAllowed: ((hostname: string) => Promise<boolean>) | null = null;

  const issue: TlsServer['issue'] = async (hostname, flaw = {}) => {
    const now = Date.now();
    const name = flaw.named ?? hostname;
    const made = await generate([{ name: 'commonName', value: name }], {
      ...usual,
      notBeforeDate: new Date(now - 60 * day),
      notAfterDate: new Date(now + (flaw.isExpired ? -1 : 60) * day),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
      ...(flaw.isUntrusted ? {} : { ca: { key: authority.private, cert: authority.cert } }),
    });
    contexts.set(hostname, createSecureContext({ key: made.private, cert: made.cert }));
  };

  async function contextFor(hostname: string): Promise<SecureContext> {
    asked.push(hostname);
    if (!contexts.has(hostname) && (await isAllowed?.(hostname))) await issue(hostname);
    const context = contexts.get(hostname);
    if (!context) throw new Error('There is no certificate.');
    return context;
  }

  const server = createServer({
    SNICallback: (hostname, done) => {
      contextFor(hostname).then(
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
    onDemand: (allowed) => void (isAllowed = allowed),
    asked,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
