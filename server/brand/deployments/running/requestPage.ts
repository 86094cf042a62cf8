import { type IncomingHttpHeaders, request } from 'node:http';
import { isId } from '../../../../contract/ids';
import { DomainError } from '../../../lib/errors';
import { isSigned, signatureOf } from '../../../lib/signature';
import type { Services } from '../../../platform';

/** The request header with a token to preview an unpublished snapshot. */
export const candidateHeader = 'x-livery-candidate';

/** The response header of a preview with the id of the live snapshot, or `none`. */
export const liveSnapshotHeader = 'x-site-snapshot';

export interface Candidate {
  companyId: string;
  snapshotId: string;
  /** Unix time in seconds. */
  expires: number;
}

const payloadOf = ({ companyId, snapshotId, expires }: Candidate): string =>
  [companyId, snapshotId, expires].join('.');

const signedText = (candidate: Candidate): string => `candidate|${payloadOf(candidate)}`;

/**
 * Signs a token that shows an unpublished snapshot to its bearer, so that a deployment can check the pages.
 */
export const signCandidate = (key: Uint8Array, candidate: Candidate): string =>
  `${payloadOf(candidate)}.${signatureOf(key, signedText(candidate))}`;

/** Returns the candidate that the request previews, or null. */
export function readCandidateHeader(
  keys: readonly Uint8Array[],
  { [candidateHeader]: token }: IncomingHttpHeaders,
): Candidate | null {
  return typeof token === 'string' ? readCandidate(keys, token) : null;
}

/**
 * Returns the candidate of a token, or null if the token is malformed, expired or not signed with one of the
 * keys.
 */
export function readCandidate(
  keys: readonly Uint8Array[],
  token: string,
  nowMs = Date.now(),
): Candidate | null {
  const [companyId = '', snapshotId = '', seconds = '', signature = '', ...rest] = token.split('.');
  const candidate = { companyId, snapshotId, expires: Number(seconds) };
  if (rest.length > 0 || !isId(companyId) || !isId(snapshotId) || !Number.isSafeInteger(candidate.expires))
    return null;
  const hasValidSignature = isSigned(keys, signedText(candidate), signature);
  return hasValidSignature && candidate.expires * 1000 > nowMs ? candidate : null;
}

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
