import type { Context, Services, Viewer } from '../../context';
import { networksOf } from '../../lib/network';
import {
  countAttempt,
  resetLimit,
  networkAttempts,
  createAttemptCounter,
  type Attempt,
} from '../auth/limits';
import { mailAbout } from './mails';

const wrongBeforeMail = 5;

/** How often codes of an operator were tried in signing in, from here and from everywhere, and what this network tried. */
export function codeTriesOf({ services, caller }: Context, operatorId: string) {
  // The pair comes before the operator: whoever is locked out here can't lock its owner out elsewhere.
  const each = [
    ...networkAttempts('two-factor-network', caller.ipAddress),
    ...networksOf(caller.ipAddress).map((network): Attempt => [
      'two-factor-pair',
      `${operatorId} ${network}`,
    ]),
    ['two-factor-operator', operatorId],
    ['two-factor-day', operatorId],
  ] as const satisfies readonly Attempt[];
  return createAttemptCounter(services, each, 'two-factor-pair');
}

/** The same in a session, by itself: whoever has stolen one can't keep its owner from signing in. */
export function ownCodeTriesOf({ services }: Context, { operatorId, sessionId }: Viewer) {
  const session = `${operatorId} ${sessionId}`;
  const each = [
    ['two-factor-session', session],
    ['two-factor-day', session],
  ] as const;
  return createAttemptCounter(services, each, 'two-factor-session');
}

/** Once in a day, when so many wrong codes have followed the right password that somebody else may know it. */
export async function warnOfGuesses(
  services: Services,
  account: { id: string; name: string; email: string },
): Promise<void> {
  if ((await countAttempt(services, 'two-factor-guesses', account.id)) !== wrongBeforeMail) return;
  await services.database.onPlatform((db) => mailAbout(db, services, 'code-guessed', account));
}

/** For whoever has shown that the mailbox is theirs. What an hour allows still holds: a mailbox is no second step. */
export async function forgetGuesses(services: Services, operatorId: string): Promise<void> {
  await resetLimit(services, 'two-factor-day', operatorId);
  await resetLimit(services, 'two-factor-guesses', operatorId);
}
