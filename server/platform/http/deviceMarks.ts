import type { DeviceMarks } from '../context/context';
import { randomBytes } from 'node:crypto';
import { newCookie, readCookie } from '../../lib/cookies';
import { isSigned, signatureOf } from '../../lib/signature';
import type { Settings } from '../settings/settings';

type Keys = Pick<Settings, 'publicUrl' | 'signingKey' | 'signingKeys'>;

const maxMarks = 5;
const lifetimeSeconds = 400 * 24 * 60 * 60;
const cookieName = 'devices';
const separator = '~';
const cookiePattern = /^[\w.~-]{1,600}$/;

const signedTextOf = (account: string, id: string): string => `device ${id} ${account}`;

export const readDeviceMarks = (settings: Keys, header: string | undefined): DeviceMarks => ({
  received: (readCookie(settings, cookieName, cookiePattern, header) ?? '')
    .split(separator)
    .filter(Boolean)
    .slice(0, maxMarks),
  updated: null,
});

function findDevice({ signingKeys }: Keys, marks: readonly string[], account: string): string | null {
  for (const mark of marks) {
    const [id = '', signature = ''] = mark.split('.');
    if (isSigned(signingKeys, signedTextOf(account, id), signature)) return id;
  }
  return null;
}

/**
 * Returns the id of a device that has signed in to the account before, or null. The id does not authenticate
 * the caller. It only reserves attempts that strangers can't use up.
 */
export const knownDevice = (
  settings: Keys,
  marks: DeviceMarks | undefined,
  account: string,
): string | null => (marks ? findDevice(settings, marks.received, account) : null);

export function markDevice(settings: Keys, marks: DeviceMarks | undefined, account: string): void {
  if (!marks) return;
  const others = marks.received.filter((mark) => findDevice(settings, [mark], account) === null);
  const id = knownDevice(settings, marks, account) ?? randomBytes(16).toString('base64url');
  const mark = `${id}.${signatureOf(settings.signingKey, signedTextOf(account, id))}`;
  marks.updated = [mark, ...others].slice(0, maxMarks);
}

/** Returns the Set-Cookie value of the updated marks, or null if no mark was added. */
export const deviceCookie = (settings: Keys, { updated }: DeviceMarks): string | null =>
  updated &&
  newCookie(settings, cookieName, updated.join(separator), {
    sameSite: 'Strict',
    maxAgeSeconds: lifetimeSeconds,
  });
