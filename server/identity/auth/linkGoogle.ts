import { type AuditChange, type Context, type Db, writeAuditEvent } from '../../platform';
import { endSessionsOf } from '../sessions/sessions.service';
import { saveGoogleSubject } from './directory.repository';
import { removeUnconfirmedTwoFactor } from '../two-factor/removeUnconfirmedTwoFactor';
import { replacePassword } from './credentials';
import { setGoogleSubject, type AccountRow } from './auth.repository';

/**
 * Links a Google account to an operator. If the address was never proved, removes the password, second factor
 * and sessions and emails the operator, because a stranger may have signed up with the address.
 */
export async function linkGoogle(
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
  await services.jobs.enqueue(db, 'send-mail', {
    to: operator.email,
    template: 'password-put-away',
    values: { name: operator.name, link: `${services.settings.publicUrl}/forgot-password` },
  });
  return changes;
}
