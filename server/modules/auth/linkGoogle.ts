import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { recordAudit } from '../audit/service';
import { rememberGoogleSubject } from './directory';
import { setGoogleSubject, type AccountRow } from './sql';

/** From now on the Google account opens this operator's, whatever address it has. */
export async function linkGoogle(
  db: Db,
  ctx: Context,
  companyId: string,
  operator: AccountRow,
  subject: string,
): Promise<void> {
  await setGoogleSubject(db, companyId, operator.id, subject);
  await rememberGoogleSubject(db, companyId, operator.id, subject);
  await recordAudit(db, ctx, {
    action: 'operator.googleLinked',
    targetType: 'Operator',
    targetId: operator.id,
    targetLabel: operator.name,
    changes: [{ field: 'googleSubject', before: null, after: subject }],
    actor: { companyId, type: 'Operator', id: operator.id, name: operator.name },
  });
}
