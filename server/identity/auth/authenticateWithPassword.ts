import type { Services } from '../../platform';
import { isSameNetwork } from '../../lib/network';
import { rememberSignIn, type SignInOrigin, type PasswordCheck } from './signInQueue';
import { createPasswordLimiter } from './passwordLimiter';

// Longer than any valid address.
const maxAddressLength = 320;

/** Truncates an entered address before it becomes a rate-limit key. */
export const truncateAddress = (text: string): string => text.slice(0, maxAddressLength);

interface Attempt<Account> {
  kind: 'login' | 'client-sign-in';
  /** The rate-limit key of the attempts. The account does not have to exist. */
  account: string;
  /** The id of a device that has signed in to the account before, or null. */
  device: string | null;
  origin: SignInOrigin;
  check: PasswordCheck;
  password: string;
  /**
   * Returns the stored hash and the account, which is null if it may not sign in. Must do the same work for
   * unknown addresses, so that timing does not reveal accounts.
   */
  find: () => Promise<{ account: Account | null; passwordHash: string | null }>;
  /** Returns the IP addresses of the account's recent sign-ins. */
  signInAddresses: () => Promise<readonly string[]>;
}

/**
 * Counts an attempt and checks the password. Returns the account and resets its limit, or returns null if the
 * password is wrong or the account may not sign in. Throws `RATE_LIMITED` after too many attempts.
 */
export async function authenticateWithPassword<Account>(
  services: Pick<Services, 'database'>,
  { kind, account, device, origin, check, password, find, signInAddresses }: Attempt<Account>,
): Promise<Account | null> {
  const { ipAddress } = origin;
  const isKnownNetwork = async () =>
    (await signInAddresses()).some((address) => isSameNetwork(address, ipAddress));
  const limiter = createPasswordLimiter(services, { kind, account, ipAddress, device, isKnownNetwork });
  await limiter.count();
  const found = await find();
  const isCorrect = await check(found.passwordHash, password);
  if (!isCorrect || found.account === null) return null;
  await limiter.succeed();
  rememberSignIn(origin);
  return found.account;
}
