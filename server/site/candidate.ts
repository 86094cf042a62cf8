import type { IncomingHttpHeaders } from 'node:http';
import { isId } from '../lib/ids';
import { isSigned, signatureOf } from '../lib/signature';

/** The request header that asks for a snapshot before it is published. */
export const candidateHeader = 'x-livery-candidate';

/** The answer's header that tells whoever asks so which snapshot everybody else is shown, or `none`. */
export const shownHeader = 'x-site-snapshot';

export interface Candidate {
  companyId: string;
  snapshotId: string;
  /** Seconds since 1970. */
  expires: number;
}

const payloadOf = ({ companyId, snapshotId, expires }: Candidate): string =>
  [companyId, snapshotId, expires].join('.');

const textOf = (candidate: Candidate): string => `candidate|${payloadOf(candidate)}`;

/** Lets its bearer see a snapshot that isn't published, as its visitors would: for a deployment's check. */
export const signCandidate = (key: Uint8Array, candidate: Candidate): string =>
  `${payloadOf(candidate)}.${signatureOf(key, textOf(candidate))}`;

/** What a request asks to see before it is published; null for all that visitors ask. */
export function candidateAsked(
  keys: readonly Uint8Array[],
  { [candidateHeader]: given }: IncomingHttpHeaders,
): Candidate | null {
  return typeof given === 'string' ? readCandidate(keys, given) : null;
}

/** Null for whatever this server didn't sign, and for what has expired. */
export function readCandidate(
  keys: readonly Uint8Array[],
  token: string,
  nowMs = Date.now(),
): Candidate | null {
  const [companyId = '', snapshotId = '', seconds = '', signature = '', ...more] = token.split('.');
  const candidate = { companyId, snapshotId, expires: Number(seconds) };
  if (more.length > 0 || !isId(companyId) || !isId(snapshotId) || !Number.isSafeInteger(candidate.expires))
    return null;
  const isOurs = isSigned(keys, textOf(candidate), signature);
  return isOurs && candidate.expires * 1000 > nowMs ? candidate : null;
}
