import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../lib/ids';

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

const textOf = ({ companyId, snapshotId, expires }: Candidate): string =>
  [companyId, snapshotId, expires].join('.');

const signatureOf = (key: Uint8Array, candidate: Candidate): Buffer =>
  createHmac('sha256', key)
    .update(`candidate|${textOf(candidate)}`)
    .digest();

/** Lets its bearer see a snapshot that isn't published, as its visitors would: for a deployment's check. */
export const signCandidate = (key: Uint8Array, candidate: Candidate): string =>
  `${textOf(candidate)}.${signatureOf(key, candidate).toString('base64url')}`;

/** Null for whatever this server didn't sign, and for what has expired. */
export function readCandidate(key: Uint8Array, token: string, nowMs = Date.now()): Candidate | null {
  const [companyId = '', snapshotId = '', seconds = '', signature = '', ...more] = token.split('.');
  const candidate = { companyId, snapshotId, expires: Number(seconds) };
  if (more.length > 0 || !isId(companyId) || !isId(snapshotId) || !Number.isSafeInteger(candidate.expires))
    return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(key, candidate);
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && candidate.expires * 1000 > nowMs ? candidate : null;
}
