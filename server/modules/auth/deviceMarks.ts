import { randomBytes } from 'node:crypto';
import { newCookie, readCookie } from '../../lib/cookies';
import { isSigned, signatureOf } from '../../lib/signature';
import type { Settings } from '../../settings';

type Keys = Pick<Settings, 'publicUrl' | 'signingKey' | 'signingKeys'>;

/** The accounts that a browser has signed in to: each is a device's id and a signature over it and the account. */
export interface DeviceMarks {
  /** What its cookie holds. */
  given: readonly string[];
  /** What it holds after this request; null where nothing was added. */
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
 * Returns the id of a device that has signed in to the account, or null. It proves nothing about who asks: it only gives
 * them tries that strangers can't use up.
 */
export const knownDevice = (
  settings: Keys,
  marks: DeviceMarks | undefined,
  account: string,
): string | null => (marks ? deviceIn(settings, marks.given, account) : null);

/** Remembers that the browser has signed in to the account. */
export function markDevice(settings: Keys, marks: DeviceMarks | undefined, account: string): void {
  if (!marks) return;
  const others = marks.given.filter((mark) => deviceIn(settings, [mark], account) === null);
  const id = knownDevice(settings, marks, account) ?? randomBytes(16).toString('base64url');
  const mark = `${id}.${signatureOf(settings.signingKey, claimOf(account, id))}`;
  marks.kept = [mark, ...others].slice(0, mostMarks);
}

/** The Set-Cookie value of what was added, or null. */
export const deviceCookie = (settings: Keys, { kept }: DeviceMarks): string | null =>
  kept &&
  newCookie(settings, cookieName, kept.join(between), { sameSite: 'Strict', maxAgeSeconds: lifetimeSeconds });
