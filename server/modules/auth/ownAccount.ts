import type { Db } from '../../db/database';
import { moveAddress } from './directory';
import { closePasswordResets } from './passwordResetSql';
import { setEmail, setPasswordHash } from './sql';

/** Sets a password that its owner chose; what was mailed to choose one opens nothing more. */
export async function givePassword(
  db: Db,
  companyId: string,
  operatorId: string,
  passwordHash: string,
): Promise<void> {
  await setPasswordHash(db, companyId, operatorId, passwordHash);
  await closePasswordResets(db, companyId, operatorId);
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
