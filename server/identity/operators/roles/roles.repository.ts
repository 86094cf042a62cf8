import type { Db, StatementRows } from '../../../platform';
import type { Permission, Role } from '../../../../contract/enums';

export async function selectStoredPermissions(
  db: Db,
  companyId: string,
): Promise<{ role: Role; permissions: string[] }[]> {
  const { rows } = await db.query(
    '/* selectStoredPermissions */ select role, permissions from role_permissions where company_id = $1',
    [companyId],
  );
  return rows;
}

export async function lockRole(db: Db, companyId: string, role: Role): Promise<string[] | null> {
  // Uses an advisory lock, because a role that was never changed has no row to lock.
  await db.query(
    `/* lockRole */ select pg_advisory_xact_lock(hashtextextended('role_permissions ' || $1 || $2, 0))`,
    [companyId, role],
  );
  const { rows } = await db.query(
    '/* lockedRole */ select permissions from role_permissions where company_id = $1 and role = $2',
    [companyId, role],
  );
  return rows[0]?.permissions ?? null;
}

export async function saveRole(
  db: Db,
  companyId: string,
  role: Role,
  permissions: readonly Permission[],
): Promise<void> {
  await db.query(
    `/* saveRole */ insert into role_permissions (company_id, role, permissions) values ($1, $2, $3)
     on conflict (company_id, role) do update set permissions = excluded.permissions, updated_at = excluded.updated_at`,
    [companyId, role, permissions],
  );
}

type RoleChange = StatementRows['selectLastChanges'];

/**
 * Returns the author and the time of each role's last permission change. Omits roles that were never changed.
 */
export async function selectLastChanges(db: Db, companyId: string): Promise<RoleChange[]> {
  const { rows } = await db.query(
    `/* selectLastChanges */ select distinct on (target_label)
       target_label as role, actor_name as "changedBy", occurred_at as "changedAt"
     from audit_events where company_id = $1 and action = 'role.permissionsChanged'
     order by target_label, occurred_at desc, id desc`,
    [companyId],
  );
  return rows;
}

interface RoleCounts {
  role: Role;
  count: number;
  invited: number;
  /** Null if no operator with this role has joined. */
  names: string[] | null;
}

/**
 * Returns the number of operators and pending invitations for each role, with the names of up to five joined
 * operators.
 */
export async function countOperatorsByRole(db: Db, companyId: string): Promise<RoleCounts[]> {
  const { rows } = await db.query(
    `/* countOperatorsByRole */ select role, count(*)::integer as count,
       count(*) filter (where status = 'Pending')::integer as invited,
       (array_agg(name order by name collate "und-x-icu", id) filter (where status <> 'Pending'))[1:5] as names
     from operators where company_id = $1 and removed_at is null group by role`,
    [companyId],
  );
  return rows;
}
