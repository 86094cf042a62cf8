import {
  type Attempt,
  countInSteps,
  createAttemptCounter,
  type LimitName,
  networkAttempts,
  type Services,
  throwIfExceeded,
} from '../../platform';
import { networksOf } from '../../lib/network';

interface PasswordAttempt {
  kind: 'login' | 'client-sign-in';
  /** The email address. For portal sign-ins it is prefixed with the company. */
  account: string;
  ipAddress: string;
  /** The id of a device that has signed in to the account before, or null. */
  device: string | null;
  isKnownNetwork: () => Promise<boolean>;
}

const widthFactors = [1, 1.5, 2];

/**
 * Creates a limiter of an account's password attempts that counts each known device separately. On a network
 * with a recent sign-in, only the limit per account and network applies.
 */
export function createPasswordLimiter(
  services: Pick<Services, 'database'>,
  { kind, account, ipAddress, device, isKnownNetwork }: PasswordAttempt,
) {
  if (device !== null) {
    return createAttemptCounter(services, [['known-device', `${device} ${account}`]], 'known-device');
  }
  const pair: LimitName = `${kind}-pair`;
  const networkLimits: readonly Attempt[] = [
    ...networkAttempts(`${kind}-network`, ipAddress),
    // Over an hour, even the widest network gets fewer attempts than the email address, so an attacker on one
    // network can't lock the owner out on another.
    ...networksOf(ipAddress).map((network, index): Attempt => [
      pair,
      `${account} ${network}`,
      widthFactors[index],
    ]),
  ];
  const addressLimits: readonly Attempt[] = [[`${kind}-address`, account]];
  return {
    async count(): Promise<void> {
      const exceeded = await countInSteps(services, [networkLimits, addressLimits]);
      const exceededPair = exceeded.find(({ name }) => name === pair);
      if (exceededPair) throwIfExceeded(exceededPair);
      const [first] = exceeded;
      if (first && !(await isKnownNetwork())) throwIfExceeded(first);
    },
    succeed: createAttemptCounter(services, [...networkLimits, ...addressLimits], pair).succeed,
  };
}
