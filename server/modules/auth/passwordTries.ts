import type { Services } from '../../context';
import { networksOf } from '../../lib/network';
import { countInSteps, networkTries, refuseOver, triesInTurn, type LimitName, type Try } from './limits';

interface PasswordTry {
  kind: 'login' | 'client-sign-in';
  /** The address; on a client dashboard, with its company. */
  account: string;
  ipAddress: string;
  /** The id of a known device of the account. */
  device: string | null;
  /** Whether the account has a recent sign-in from this network. */
  isKnownHere: () => Promise<boolean>;
}

const widthFactors = [1, 1.5, 2];

/**
 * Counts password attempts of an account. A known device has separate attempts. A network with a recent sign-in to the
 * account keeps the attempts of the network and the account together, however many strangers have used up.
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
    // Even the widest network has fewer attempts than the address has in an hour, so none locks its owner out elsewhere.
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
