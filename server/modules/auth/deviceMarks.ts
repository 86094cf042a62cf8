import { randomBytes } from 'node:crypto';
import { newCookie, readCookie } from '../../lib/cookies';
import { isSigned, signatureOf } from '../../lib/signature';
import type { Settings } from '../../settings';

type Keys = Pick<Settings, 'publicUrl' | 'signingKey' | 'signingKeys'>;

/** A browser's earlier sign-ins: for each account a device id, and a signature over both. */
export interface DeviceMarks {
  /** The value of the request's cookie. */
  given: readonly string[];
  /** The new value; null if nothing was added. */
  kept: readonly string[] | null;
}

const mostMarks = 5;
const lifetimeSeconds = 400 * 24 * 60 * 60;
const cookieName = 'devices';
const between = '~';
const cookieShape = /^[\w.~-]{1,600}$/;

const claimOf = (account: string, id: string): string => `device ${id} ${account}`;

export const readDeviceMarks = (settings: Keys, header: string | undefined): DeviceMarks => ({
  given: (readCookie(settings, cookieName, cookieShape, header) ?? '')
    .split(between)
    .filter(Boolean)
    .slice(0, mostMarks),
  kept: null,
});

function deviceIn({ signingKeys }: Keys, marks: readonly string[], account: string): string | null {
  for (const mark of marks) {
    const [id = '', signature = ''] = mark.split('.');
    if (isSigned(signingKeys, claimOf(account, id), signature)) return id;
  }
  return null;
}

/**
 * Returns the id of a device with an earlier sign-in to the account, or null. It does not authenticate the caller: it only
 * reserves attempts that strangers can't use up.
 */
export const knownDevice = (
  settings: Keys,
  marks: DeviceMarks | undefined,
  account: string,
): string | null => (marks ? deviceIn(settings, marks.given, account) : null);

/** Marks the browser as a known device of the account. */
export function markDevice(settings: Keys, marks: DeviceMarks | undefined, account: string): void {
  if (!marks) return;
  const others = marks.given.filter((mark) => deviceIn(settings, [mark], account) === null);
  const id = knownDevice(settings, marks, account) ?? randomBytes(16).toString('base64url');
  const mark = `${id}.${signatureOf(settings.signingKey, claimOf(account, id))}`;
  marks.kept = [mark, ...others].slice(0, mostMarks);
}

/** Returns the Set-Cookie value of the added marks, or null. */
export const deviceCookie = (settings: Keys, { kept }: DeviceMarks): string | null =>
  kept &&
  newCookie(settings, cookieName, kept.join(between), { sameSite: 'Strict', maxAgeSeconds: lifetimeSeconds });
