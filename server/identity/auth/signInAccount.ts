import { type AuditChange, type Context, type Db, markDevice } from '../../platform';
import { spellingKey } from '../../lib/emailAddress';
import { startSession, type StartedSession } from './startSession';
import { twoFactorRequiredError, type FirstFactor } from './challenge';
import { linkGoogle } from './linkGoogle';
import type { AccountRow } from './auth.repository';

/**
 * Starts the operator's session, links a new Google account and marks the device as known. Throws
 * `TWO_FACTOR_REQUIRED` if the second factor is missing.
 */
export async function signInAccount(
  db: Db,
  ctx: Context,
  account: AccountRow,
  firstFactor: FirstFactor,
  secondFactor: 'Code' | 'RecoveryCode' | null = null,
): Promise<StartedSession> {
  const { companyId, googleSubject, rememberMe } = firstFactor;
  // Google proves the address. A second factor from before the proof may belong to another person, so it is
  // not required.
  const isTrustedSecondFactor = account.address_proved_at !== null || googleSubject === null;
  if (account.two_factor_at && isTrustedSecondFactor && !secondFactor)
    throw await twoFactorRequiredError(ctx.services, account, firstFactor);
  if (googleSubject && !account.google_subject) await linkGoogle(db, ctx, companyId, account, googleSubject);
  markDevice(ctx.services.settings, ctx.device, spellingKey(account.email));
  return startSession(db, ctx, {
    companyId,
    operator: account,
    rememberMe,
    action: 'operator.signedIn',
    changes: secondFactor ? factorChanges(firstFactor, secondFactor) : undefined,
  });
}

const factorChanges = ({ by }: FirstFactor, secondFactor: string): AuditChange[] => [
  { field: 'firstStep', before: null, after: by },
  { field: 'secondStep', before: null, after: secondFactor },
];
