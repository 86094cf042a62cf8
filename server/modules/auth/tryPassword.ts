import type { Services } from '../../context';
import { isFromNetworkOf } from '../../lib/network';
import { rememberSignIn, type SignInOrigin, type Check } from './entrance';
import { passwordTries } from './passwordTries';

// Longer than any address.
const longestTyped = 320;

/** Cuts a typed text to the longest address. */
export const cutAddress = (text: string): string => text.slice(0, longestTyped);

interface Attempt<Account> {
  kind: 'login' | 'client-sign-in';
  /** Names the account that the attempts are counted for, whether it exists or not. */
  account: string;
  /** The id of a known device of the account. */
  device: string | null;
  origin: SignInOrigin;
  check: Check;
  password: string;
  /** Looks up the account, or null where it may not sign in. An unknown address takes the same steps, and the same time. */
  find: () => Promise<{ account: Account | null; passwordHash: string | null }>;
  /** Returns the addresses that the account was signed in to from lately. */
  signInAddresses: () => Promise<readonly string[]>;
}

/** Returns the account that a password opens, or null. Throws RATE_LIMITED after too many attempts. */
export async function tryPassword<Account>(
  services: Pick<Services, 'database'>,
  { kind, account, device, origin, check, password, find, signInAddresses }: Attempt<Account>,
): Promise<Account | null> {
  const { ipAddress } = origin;
  const isKnownHere = async () =>
    (await signInAddresses()).some((address) => isFromNetworkOf(address, ipAddress));
  const tries = passwordTries(services, { kind, account, ipAddress, device, isKnownHere });
  await tries.count();
  const found = await find();
  const isRight = await check(found.passwordHash, password);
  if (!isRight || found.account === null) return null;
  await tries.succeed();
  rememberSignIn(origin);
  return found.account;
}
