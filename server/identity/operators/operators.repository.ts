import type { Db, StatementRows } from '../../platform';
import type { OperatorStatus, Role } from '../../../contract/enums';

export type OperatorRow = StatementRows['selectOperators'];

/** An operator with the preferences that emails need. */
export type MemberRow = StatementRows['selectOperator'];

const operatorColumns = `o.id, o.status, o.role, o.name, o.email, o.phone, o.language, o.profile_image_id,
  o.two_factor_at is not null as has_two_factor, coalesce(c.owner_id = o.id, false) as is_owner,
  o.created_at, o.joined_at, o.last_active_at`;

export async function selectOperators(db: Db, companyId: string): Promise<OperatorRow[]> {
  const { rows } = await db.query(
    `/* selectOperators */ select ${operatorColumns}
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.removed_at is null order by o.name collate "und-x-icu", o.id`,
    [companyId],
  );
  return rows;
}

export async function selectOperator(db: Db, companyId: string, id: string): Promise<MemberRow | undefined> {
  const { rows } = await db.query(
    `/* selectOperator */ select ${operatorColumns}, o.locale, c.country
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2 and o.removed_at is null`,
    [companyId, id],
  );
  return rows[0];
}

export async function countOperators(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.query(
    `/* countOperators */ select count(*)::integer as count from operators
     where company_id = $1 and removed_at is null`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export interface TeamRow {
  name: string;
  owner_id: string | null;
  /** Whether the operator that was passed to `lockTeam` is the owner. */
  is_owner: boolean;
}

/**
 * Locks the company until the transaction ends, so that team changes run one at a time. Returns undefined for
 * an unknown company.
 */
export async function lockTeam(db: Db, companyId: string, operatorId: string): Promise<TeamRow | undefined> {
  const { rows } = await db.query(
    // With `for no key update`, other transactions can still insert rows that reference the company.
    `/* lockTeam */ select name, owner_id, coalesce(owner_id = $2, false) as is_owner
     from companies where id = $1 for no key update`,
    [companyId, operatorId],
  );
  return rows[0];
}

/**
 * Keeps the company's status and team unchanged until the transaction ends. Several transactions can share
 * this lock.
 */
export async function lockCompanyForShare(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockCompanyForShare */ select from companies where id = $1 for share', [companyId]);
}

export async function isActiveAdmin(db: Db, companyId: string, operatorId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isActiveAdmin */ select from operators
     where company_id = $1 and id = $2 and role = 'Admin' and status = 'Active' and removed_at is null`,
    [companyId, operatorId],
  );
  return rowCount === 1;
}

export async function selectActiveAdmins(
  db: Db,
  companyId: string,
): Promise<StatementRows['selectActiveAdmins'][]> {
  const { rows } = await db.query(
    `/* selectActiveAdmins */ select o.name, o.email, o.language, o.locale, c.country
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.role = 'Admin' and o.status = 'Active' and o.removed_at is null order by o.id`,
    [companyId],
  );
  return rows;
}

export async function insertInvitedOperator(
  db: Db,
  companyId: string,
  operator: { id: string; name: string; email: string; role: Role },
): Promise<void> {
  await db.query(
    `/* insertInvitedOperator */ insert into operators (company_id, id, status, role, name, email)
     values ($1, $2, 'Pending', $3, $4, $5)`,
    [companyId, operator.id, operator.role, operator.name, operator.email],
  );
}

export async function activateOperator(
  db: Db,
  companyId: string,
  operatorId: string,
  account: {
    name: string;
    passwordHash: string | null;
    googleSubject: string | null;
    isAddressProved: boolean;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* activateOperator */ update operators
     set status = 'Active', name = $3, password_hash = $4, google_subject = $5,
       updated_at = now(), joined_at = now(),
       address_proved_at = $6
     where company_id = $1 and id = $2 and status = 'Pending' and removed_at is null`,
    [
      ...[companyId, operatorId, account.name, account.passwordHash, account.googleSubject],
      account.isAddressProved ? new Date() : null,
    ],
  );
  return rowCount === 1;
}

export async function setRole(db: Db, companyId: string, id: string, role: Role): Promise<void> {
  await db.query(
    '/* setRole */ update operators set role = $3, updated_at = now() where company_id = $1 and id = $2',
    [companyId, id, role],
  );
}

export async function setOwner(db: Db, companyId: string, ownerId: string): Promise<void> {
  await db.query('/* setOwner */ update companies set owner_id = $2, updated_at = now() where id = $1', [
    companyId,
    ownerId,
  ]);
}

/**
 * Marks an operator as removed. Clears credentials, phone number and language, and keeps the name and email
 * address. Returns undefined if the operator was already removed.
 */
export async function markRemoved(
  db: Db,
  companyId: string,
  id: string,
  removedByName: string | null,
): Promise<{ status: OperatorStatus } | undefined> {
  const { rows } = await db.query(
    `/* markRemoved */ update operators
     set removed_at = now(), removed_by_name = $3, password_hash = null, google_subject = null, phone = null,
       locale = null, language = null, two_factor_secret = null, two_factor_at = null, two_factor_step = null,
       updated_at = now()
     where company_id = $1 and id = $2 and removed_at is null returning status`,
    [companyId, id, removedByName],
  );
  return rows[0];
}
