import {
  type Attempt,
  type Context,
  countAttempt,
  createAttemptCounter,
  networkAttempts,
  resetLimit,
  type Services,
  type Viewer,
} from '../../platform';
import { networksOf } from '../../lib/network';
import { enqueueTwoFactorEmail, type NamedRecipient } from './ownTwoFactor';

const wrongCodesBeforeEmail = 5;

/**
 * Returns a counter of codes at sign-in: all codes from this network, and the operator's codes from this
 * network and from all networks.
 */
export function createSignInCodeCounter({ services, caller }: Context, operatorId: string) {
  // The pair of operator and network is counted before the operator, so that an attacker who reaches the
  // pair's limit cannot lock the operator out on other networks.
  const attempts = [
    ...networkAttempts('two-factor-network', caller.ipAddress),
    ...networksOf(caller.ipAddress).map((network): Attempt => [
      'two-factor-pair',
      `${operatorId} ${network}`,
    ]),
    ['two-factor-operator', operatorId],
    ['two-factor-day', operatorId],
  ] as const satisfies readonly Attempt[];
  return createAttemptCounter(services, attempts, 'two-factor-pair');
}

/** Returns a counter of codes per session, so that a stolen session cannot block the operator's sign-in. */
export function createSessionCodeCounter({ services }: Context, { operatorId, sessionId }: Viewer) {
  const session = `${operatorId} ${sessionId}`;
  const attempts = [
    ['two-factor-session', session],
    ['two-factor-day', session],
  ] as const;
  return createAttemptCounter(services, attempts, 'two-factor-session');
}

/**
 * Counts a wrong code. Emails a warning at the fifth in a day, because another person may know the password.
 */
export async function warnOfCodeGuessing(
  services: Services,
  account: NamedRecipient & { id: string },
): Promise<void> {
  if ((await countAttempt(services, 'two-factor-guesses', account.id)) !== wrongCodesBeforeEmail) return;
  await services.database.onPlatform((db) => enqueueTwoFactorEmail(db, services, 'code-guessed', account));
}

/**
 * Resets the daily limits after the operator proved access to the mailbox. The shorter limits remain, because
 * a mailbox is not a second factor.
 */
export async function resetDailyCodeLimits(services: Services, operatorId: string): Promise<void> {
  await resetLimit(services, 'two-factor-day', operatorId);
  await resetLimit(services, 'two-factor-guesses', operatorId);
}
