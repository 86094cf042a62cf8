import type { Db } from '../../db/database';
import type { Role } from '../../schema.generated';

export async function selectStoredPermissions(
  db: Db,
  companyId: string,
): Promise<{ role: Role; permissions: string[] }[]> {
  const { rows } = await db.query<{ role: Role; permissions: string[] }>(
    '/* selectStoredPermissions */ select role, permissions from role_permissions where company_id = $1',
    [companyId],
  );
  return rows;
}

export async function countOperatorsByRole(
  db: Db,
  companyId: string,
): Promise<{ role: Role; count: number }[]> {
  const { rows } = await db.query<{ role: Role; count: number }>(
    `/* countOperatorsByRole */ select role, count(*)::integer as count from operators
     where company_id = $1 group by role`,
    [companyId],
  );
  return rows;
}
