import { availableParallelism } from 'node:os';
import { DomainError } from '../../errors';
import { fairQueue, type Rest } from '../../lib/fairQueue';
import { Lru } from '../../lib/lru';
import { customerNetworkOf, networkOf, networksOf } from '../../lib/network';
import { failureCounter } from './failureCounter';
import { isPassword } from './passwords';

/** Who comes with a password. */
export interface Arrival {
  ipAddress: string;
  /** The account that they name, whether anybody has it or not. */
  account: string;
  /** Their device has signed in to the account before. */
  isKnownDevice: boolean;
}

/** Returns whether a password belongs to a stored hash, and makes its slot rest after a wrong one that is suspicious. */
export type Check = (stored: string | null, password: string) => Promise<boolean>;

const secondsToWait = 5;
// One more than there are threads that hash: the database works for the one while another is hashed.
const slots = Math.max(2, availableParallelism());
const longest = 100;
// A slot whose wrong passwords are suspicious hashes for a ninth of the time.
const restFactor = 8;
const longestRestMs = 400;
const signInsKept = 10_000;

const full = () =>
  new DomainError('RATE_LIMITED', 'Too many people are signing in. Try again in a few seconds.', {
    retryAfterSeconds: secondsToWait,
  });

const queueOfStrangers = fairQueue({ count: slots, longest, refuse: full });
const queueOfKnown = fairQueue({ count: slots, longest, refuse: full });
const failures = failureCounter();
const recent = new Lru<string, true>(signInsKept);

const placeOf = ({ ipAddress, account }: Arrival): string => `${customerNetworkOf(ipAddress)} ${account}`;

const isKnown = (arrival: Arrival): boolean =>
  arrival.isKnownDevice || recent.get(placeOf(arrival)) !== undefined;

/** Remembers that the account was signed in to from here. */
export const noteArrival = (arrival: Arrival): void => recent.set(placeOf(arrival), true);

const checkWith =
  (keys: readonly string[], rest: Rest): Check =>
  async (stored, password) => {
    const startedAt = performance.now();
    const isRight = await isPassword(stored, password);
    if (!isRight && failures.note(keys)) {
      rest(Math.min(restFactor * (performance.now() - startedAt), longestRestMs));
    }
    return isRight;
  };

/**
 * Lets in those who come with a password, a few at a time and in turn by network and account. Known devices, and accounts
 * that were signed in to from the same network, have a queue that strangers can't fill. Attempts that are refused count
 * as failures, and a network with very many of them is refused at once.
 */
export async function atEntrance<T>(arrival: Arrival, work: (check: Check) => Promise<T>): Promise<T> {
  const keys = [...networksOf(arrival.ipAddress), `account ${arrival.account}`];
  const inTurn = isKnown(arrival) ? queueOfKnown : queueOfStrangers;
  if (inTurn === queueOfStrangers && failures.areTooMany(networkOf(arrival.ipAddress))) throw full();
  let isIn = false;
  try {
    return await inTurn(keys, (rest) => {
      isIn = true;
      return work(checkWith(keys, rest));
    });
  } finally {
    if (!isIn) failures.note(keys);
  }
}
