import { createHash, randomBytes } from 'node:crypto';
import { parse } from 'uuid';
import { isId } from '../../contract/ids';

const companyIdBytes = 16;
const secretBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{64}$/;

const hashOf = (secret: Uint8Array): Buffer => createHash('sha256').update(secret).digest();

/**
 * Returns a secret token that contains the company's id, and the hash to store. The token must not be stored.
 */
export function newCompanyToken(companyId: string): { token: string; hash: Buffer } {
  const secret = randomBytes(secretBytes);
  const token = Buffer.concat([parse(companyId), secret]).toString('base64url');
  return { token, hash: hashOf(secret) };
}

/**
 * Returns the company and the hash of a token, or null if it is malformed. Only the hash proves that the
 * token was issued.
 */
export function readCompanyToken(token: string): { companyId: string; hash: Buffer } | null {
  if (!tokenPattern.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const companyId = bytes
    .toString('hex', 0, companyIdBytes)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isId(companyId) ? { companyId, hash: hashOf(bytes.subarray(companyIdBytes)) } : null;
}
