import type { Db } from '../../db/database';
import type { OperatorStatus, Role } from '../../schema.generated';

export interface OperatorRow {
  id: string;
  status: OperatorStatus;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  profile_image_id: string | null;
  created_at: Date;
  last_active_at: Date | null;
}

export async function selectOperators(db: Db, companyId: string): Promise<OperatorRow[]> {
  const { rows } = await db.query<OperatorRow>(
    `/* selectOperators */ select id, status, role, name, email, phone, profile_image_id, created_at, last_active_at
     from operators where company_id = $1 order by name collate "und-x-icu", id`,
    [companyId],
  );
  return rows;
}

export async function selectActiveAdmins(
  db: Db,
  companyId: string,
): Promise<{ name: string; email: string }[]> {
  const { rows } = await db.query<{ name: string; email: string }>(
    `/* selectActiveAdmins */ select name, email from operators
     where company_id = $1 and role = 'Admin' and status = 'Active' order by id`,
    [companyId],
  );
  return rows;
}

export async function insertInvited(
  db: Db,
  companyId: string,
  operator: { id: string; name: string; email: string; role: Role },
): Promise<void> {
  await db.query(
    `/* insertInvited */ insert into operators (company_id, id, status, role, name, email)
     values ($1, $2, 'Pending', $3, $4, $5)`,
    [companyId, operator.id, operator.role, operator.name, operator.email],
  );
}

export async function activateOperator(
  db: Db,
  companyId: string,
  operatorId: string,
  proof: { name: string; passwordHash: string | null; googleSubject: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* activateOperator */ update operators
     set status = 'Active', name = $3, password_hash = $4, google_subject = $5,
       updated_at = now(), last_active_at = now()
     where company_id = $1 and id = $2 and status = 'Pending'`,
    [companyId, operatorId, proof.name, proof.passwordHash, proof.googleSubject],
  );
  return rowCount === 1;
}
