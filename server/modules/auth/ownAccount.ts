import type { Db } from '../../db/database';
import type { AuditChange } from '../audit/service';
import { forgetEmailChangeOf } from '../my-account/email-change/forget';
import { moveAddress } from './directory';
import { closePasswordResets } from './passwordResetSql';
import { setEmail, setPasswordHash } from './sql';

/**
 * Sets a password that its owner chose, or takes away one that was not its owner's. What was mailed to choose one opens
 * nothing more, and an address that was asked for with the old one is not moved to. What changed, for the record.
 */
export async function givePassword(
  db: Db,
  companyId: string,
  { id, password_hash: before }: { id: string; password_hash: string | null },
  passwordHash: string | null,
): Promise<AuditChange[]> {
  await setPasswordHash(db, companyId, id, passwordHash);
  await closePasswordResets(db, companyId, id);
  const canceled = await forgetEmailChangeOf(db, companyId, id);
  const password = { field: 'password', before, after: passwordHash };
  return canceled === null
    ? [password]
    : [password, { field: 'emailAskedFor', before: canceled, after: null }];
}

/** Moves an operator to another address, which takes everything from the old one. False when somebody has it already. */
export async function giveAddress(
  db: Db,
  companyId: string,
  operatorId: string,
  email: string,
): Promise<boolean> {
  if (!(await moveAddress(db, companyId, operatorId, email))) return false;
  await setEmail(db, companyId, operatorId, email);
  await closePasswordResets(db, companyId, operatorId);
  return true;
}
