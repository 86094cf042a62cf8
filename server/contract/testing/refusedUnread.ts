import { lastName } from '../inputs';
import type { RestText } from './restTexts';

/** Texts that name what is looked for. */
const names: ReadonlySet<string> = new Set([
  'token',
  'refreshToken',
  'slug',
  'pathname',
  'hostname',
  'search',
]);

const refusals: ReadonlySet<string> = new Set([
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'COMPANY_CANCELLED',
  'NOT_FOUND',
]);

/** Whether a call was refused before its text was read. */
export const isUnread = (code: string | null, path: string): boolean =>
  names.has(lastName(path)) ? code === 'RATE_LIMITED' : code !== null && refusals.has(code);

/** The same for a route; a wrong proof is refused with 401 after it was read. */
export const isUnreadByRest = (status: number, { name }: RestText): boolean =>
  status === 429 ||
  status >= 500 ||
  (status === 401 && !['accessToken', 'signature', 'token'].includes(name));
