import { spellingKey } from '../../lib/emailAddress';
import {
  type AuditChange,
  type Context,
  type Db,
  enqueueEmail,
  markDevice,
  writeAuditEvent,
} from '../../platform';
import { endSessionsOf } from '../sessions/sessions.service';
import { removeUnconfirmedTwoFactor } from '../two-factor/ownTwoFactor';
import { type AccountRow, setGoogleSubject } from './auth.repository';
import { type FirstFactor, twoFactorRequiredError } from './challenge';
import { replacePassword } from './credentials';
import { saveGoogleSubject } from './directory.repository';
import { type StartedSession, startSession } from './startSession';

/**
 * Links a Google account to an operator. If the address was never proved, removes the password, second factor
 * and sessions and emails the operator, because a stranger may have signed up with the address.
 */
async function linkGoogle(
  db: Db,
  ctx: Context,
  companyId: string,
  operator: AccountRow,
  subject: string,
): Promise<void> {
  const removedCredentials = operator.address_proved_at
    ? []
    : await removeUnprovedCredentials(db, ctx, companyId, operator);
  await setGoogleSubject(db, companyId, operator.id, subject);
  await saveGoogleSubject(db, companyId, operator.id, subject);
  await writeAuditEvent(db, ctx, {
    action: 'operator.googleLinked',
    targetType: 'Operator',
    targetId: operator.id,
    targetLabel: operator.name,
    changes: [{ field: 'googleSubject', before: null, after: subject }, ...removedCredentials],
    actor: { companyId, type: 'Operator', id: operator.id, name: operator.name },
  });
}

async function removeUnprovedCredentials(
  db: Db,
  { services }: Context,
  companyId: string,
  operator: AccountRow,
): Promise<AuditChange[]> {
  const changes = [
    ...(await replacePassword(db, companyId, operator, null)),
    ...(await removeUnconfirmedTwoFactor(db, companyId, operator)),
  ];
  await endSessionsOf(db, companyId, operator.id, 'PasswordChanged');
  await enqueueEmail(db, services, {
    recipient: operator,
    template: 'password-put-away',
    valuesOf: () => ({ name: operator.name, link: `${services.settings.publicUrl}/forgot-password` }),
  });
  return changes;
}

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
