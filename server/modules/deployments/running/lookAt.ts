import { request } from 'node:http';
import type { Services } from '../../../context';
import { DomainError } from '../../../errors';
import { candidateHeader, liveSnapshotHeader, signCandidate } from '../../../site/candidate';

// For the whole page, however slowly it comes.
const patienceMs = 10_000;
const listeningMs = 30_000;
const candidateSeconds = 300;

export interface Looked {
  status: number;
  /** The snapshot that everybody else gets to see there; null for none. */
  shown: string | null;
  isPage: boolean;
}

export interface Look {
  companyId: string;
  /** `acme.example.com`, with the port where there is one. */
  host: string;
  path: string;
  /** What is to be seen there before it is published. */
  snapshotId: string;
}

/** Asks this very server for a page of a site, over HTTP and by the site's own name, as a visitor's browser would. */
export async function lookAt(
  { settings, listenUrl }: Pick<Services, 'settings' | 'listenUrl'>,
  { companyId, host, path, snapshotId }: Look,
): Promise<Looked> {
  const address = await listenUrl.within(listeningMs);
  if (address === null) throw new DomainError('UNAVAILABLE', 'This process answers no requests.');
  const expires = Math.floor(Date.now() / 1000) + candidateSeconds;
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
    const signal = AbortSignal.timeout(patienceMs);
    const fail = (cause: Error): void =>
      reject(signal.aborted ? new Error('The page did not answer in time.', { cause }) : cause);
    const asking = request(`${address}${path}`, { headers, signal }, (answer) => {
      answer.resume();
      answer.on('error', fail);
      answer.on('end', () => {
        const shown = answer.headers[liveSnapshotHeader];
        resolve({
          status: answer.statusCode ?? 0,
          shown: typeof shown === 'string' && shown !== '' ? shown : null,
          isPage: (answer.headers['content-type'] ?? '').startsWith('text/html'),
        });
      });
    });
    asking.on('error', fail);
    asking.end();
  });
}
