import { request } from 'node:http';
import { DomainError } from '../../../lib/errors';
import type { Services } from '../../../platform';
import { candidateHeader, liveSnapshotHeader, signCandidate } from './candidate';

// The timeout covers the complete response, including its body.
const timeoutMs = 10_000;
const listenTimeoutMs = 30_000;
const tokenLifetimeSeconds = 300;

export interface PageResponse {
  status: number;
  /** The id of the live snapshot at this host, or `none`. Null if the host shows no portal. */
  liveSnapshotId: string | null;
  isPage: boolean;
}

export interface PageRequest {
  companyId: string;
  /** For example, `acme.example.com`, with the port if there is one. */
  host: string;
  path: string;
  /** The snapshot to preview before it is published. */
  snapshotId: string;
}

/**
 * Requests a portal page from this process over HTTP with the portal's host name, as a browser does. Throws
 * `UNAVAILABLE` if the process does not listen, and an error if the page takes over ten seconds.
 */
export async function requestPage(
  { settings, listenUrl }: Pick<Services, 'settings' | 'listenUrl'>,
  { companyId, host, path, snapshotId }: PageRequest,
): Promise<PageResponse> {
  const address = await listenUrl.within(listenTimeoutMs);
  if (address === null) throw new DomainError('UNAVAILABLE', 'This process answers no requests.');
  const expires = Math.floor(Date.now() / 1000) + tokenLifetimeSeconds;
  const token = signCandidate(settings.signingKey, { companyId, snapshotId, expires });
  const { protocol } = new URL(settings.publicUrl);
  const headers = {
    host,
    accept: 'text/html',
    [candidateHeader]: token,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (cause: Error): void =>
      reject(signal.aborted ? new Error('The page did not answer in time.', { cause }) : cause);
    const pageRequest = request(`${address}${path}`, { headers, signal }, (response) => {
      response.resume();
      response.on('error', fail);
      response.on('end', () => {
        const liveSnapshotId = response.headers[liveSnapshotHeader];
        resolve({
          status: response.statusCode ?? 0,
          liveSnapshotId: typeof liveSnapshotId === 'string' && liveSnapshotId !== '' ? liveSnapshotId : null,
          isPage: (response.headers['content-type'] ?? '').startsWith('text/html'),
        });
      });
    });
    pageRequest.on('error', fail);
    pageRequest.end();
  });
}
