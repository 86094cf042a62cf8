import type { IncomingHttpHeaders } from 'node:http';
import { isId } from '../../../../contract/ids';
import { isSigned, signatureOf } from '../../../lib/signature';

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
