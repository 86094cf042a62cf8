import { lastSegment } from '../variables';
import type { RestParameter } from './restParameters';

/**
 * String inputs that identify or search for records. The API can refuse a call because of their value, so
 * only a rate limit proves that it did not read them.
 */
const identifyingNames: ReadonlySet<string> = new Set([
  'token',
  'refreshToken',
  'slug',
  'pathname',
  'hostname',
  // The item and the language of a translation.
  'key',
  'language',
  'search',
]);

const refusals: ReadonlySet<string> = new Set([
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'COMPANY_CANCELLED',
  'NOT_FOUND',
]);

/** Returns whether a call was refused before the API read its string input at `path`. */
export const isRefusedEarly = (code: string | null, path: string): boolean =>
  identifyingNames.has(lastSegment(path)) ? code === 'RATE_LIMITED' : code !== null && refusals.has(code);

/**
 * Returns whether a request failed before its parameter was read. A token or signature was read if it caused
 * the status 401.
 */
export const isRestRefusedEarly = (status: number, { name }: RestParameter): boolean =>
  status === 429 ||
  status >= 500 ||
  (status === 401 && !['accessToken', 'signature', 'token'].includes(name));
