import type { Services } from '../../context';
import { networksOf } from '../../lib/network';
import { countInSteps, networkTries, refuseOver, triesInTurn, type LimitName, type Try } from './limits';

interface PasswordTry {
  kind: 'login' | 'client-sign-in';
  /** The address, of one company on its client dashboard. */
  account: string;
  ipAddress: string;
  /** The id of a device that has signed in to the account before. */
  device: string | null;
  /** Whether the account was signed in to from this network lately. */
  isKnownHere: () => Promise<boolean>;
}

const widthFactors = [1, 1.5, 2];

/**
 * Counts how often a password of an account is tried. A known device has tries of its own. A network that the account was
 * signed in to from has those of the network and the account together, whatever strangers have used up.
 */
export function passwordTries(
  services: Pick<Services, 'database'>,
  { kind, account, ipAddress, device, isKnownHere }: PasswordTry,
) {
  if (device !== null) {
    return triesInTurn(services, [['known-device', `${device} ${account}`]], 'known-device');
  }
  const pair: LimitName = `${kind}-pair`;
  const here: readonly Try[] = [
    ...networkTries(`${kind}-network`, ipAddress),
    // Fewer than the address has in an hour, even of the widest network: none of them locks its owner out elsewhere.
    ...networksOf(ipAddress).map((network, at): Try => [pair, `${account} ${network}`, widthFactors[at]]),
  ];
  const everywhere: readonly Try[] = [[`${kind}-address`, account]];
  return {
    async count(): Promise<void> {
      const over = await countInSteps(services, [here, everywhere]);
      const ofPair = over.find(({ name }) => name === pair);
      if (ofPair) refuseOver(ofPair);
      const [first] = over;
      if (first && !(await isKnownHere())) refuseOver(first);
    },
    succeed: triesInTurn(services, [...here, ...everywhere], pair).succeed,
  };
}
