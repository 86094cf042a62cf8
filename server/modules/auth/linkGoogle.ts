import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { recordAudit, type AuditChange } from '../audit/service';
import { endSessionsOf } from '../sessions/service';
import { rememberGoogleSubject } from './directory';
import { forgetUnprovedTwoFactor } from '../two-factor/unproved';
import { givePassword } from './ownAccount';
import { setGoogleSubject, type AccountRow } from './sql';

/**
 * From now on the Google account opens this operator's, whatever address it has. Where nobody had proved to hold the address,
 * whoever signed up with it may have been somebody else: their password, their second factor and their sessions end here.
 */
export async function linkGoogle(
  db: Db,
  ctx: Context,
  companyId: string,
  operator: AccountRow,
  subject: string,
): Promise<void> {
  const taken = operator.address_proved_at ? [] : await shutOutWhoSignedUp(db, ctx, companyId, operator);
  await setGoogleSubject(db, companyId, operator.id, subject);
  await rememberGoogleSubject(db, companyId, operator.id, subject);
  await recordAudit(db, ctx, {
    action: 'operator.googleLinked',
    targetType: 'Operator',
    targetId: operator.id,
    targetLabel: operator.name,
    changes: [{ field: 'googleSubject', before: null, after: subject }, ...taken],
    actor: { companyId, type: 'Operator', id: operator.id, name: operator.name },
  });
}

async function shutOutWhoSignedUp(
  db: Db,
  { services }: Context,
  companyId: string,
  operator: AccountRow,
): Promise<AuditChange[]> {
  const changes = [
    ...(await givePassword(db, companyId, operator, null)),
    ...(await forgetUnprovedTwoFactor(db, companyId, operator)),
  ];
  await endSessionsOf(db, companyId, operator.id, 'PasswordChanged');
  await services.jobs.enqueue(db, 'send-mail', {
    to: operator.email,
    template: 'password-put-away',
    values: { name: operator.name, link: `${services.settings.publicUrl}/forgot-password` },
  });
  return changes;
}
