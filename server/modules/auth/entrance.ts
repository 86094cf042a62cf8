import { DomainError } from '../../errors';
import { fairLine } from '../../lib/fairLine';
import { networkOf } from '../../lib/network';

const secondsToWait = 5;
// An office signs in together in the morning; a program fills the line.
const mostOfNetwork = 16;

const full = () =>
  new DomainError('RATE_LIMITED', 'Very many people are at the door just now. Try again in a few seconds.', {
    retryAfterSeconds: secondsToWait,
  });

const inLine = fairLine({ count: 8, longest: 40, mostOfOne: mostOfNetwork, refuse: full });

/**
 * Lets in those who come with a password, some at a time. Each takes the processor and the database for a while, so the
 * line has an end, and no network has all of it: whoever comes behind it is refused at once, with no try counted, and
 * everything else goes on.
 */
export const atEntrance = <T>(ipAddress: string, work: () => Promise<T>): Promise<T> =>
  inLine([networkOf(ipAddress)], work);
