import type { Db } from '../../db/database';
import type { CompanyStatus, InvitationStatus, Role } from '../../schema.generated';

export interface InvitationRow {
  id: string;
  operator_id: string;
  email: string;
  role: Role;
  company_name: string;
  company_status: CompanyStatus;
  invited_by_name: string | null;
  status: InvitationStatus;
  expires_at: Date;
}

const selectInvitation = `
  select i.id, i.operator_id, o.email, o.role, c.name as company_name, c.status as company_status,
    a.name as invited_by_name, i.expires_at,
    case
      when i.accepted_at is not null then 'Accepted'
      when i.revoked_at is not null then 'Revoked'
      when i.expires_at <= now() then 'Expired'
      else 'Pending'
    end as status
  from invitations i
  join operators o on o.company_id = i.company_id and o.id = i.operator_id
  join companies c on c.id = i.company_id
  left join operators a on a.company_id = i.company_id and a.id = i.invited_by`;

export async function selectInvitationByHash(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  const { rows } = await db.query<InvitationRow>(
    `/* selectInvitationByHash */ ${selectInvitation} where i.company_id = $1 and i.token_hash = $2`,
    [companyId, tokenHash],
  );
  return rows[0];
}

export async function selectInvitationById(
  db: Db,
  companyId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await db.query<InvitationRow>(
    `/* selectInvitationById */ ${selectInvitation} where i.company_id = $1 and i.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

export async function insertInvitation(
  db: Db,
  companyId: string,
  invitation: { id: string; operatorId: string; tokenHash: Buffer; invitedBy: string },
): Promise<void> {
  await db.query(
    `/* insertInvitation */ insert into invitations
       (company_id, id, operator_id, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '7 days')`,
    [companyId, invitation.id, invitation.operatorId, invitation.tokenHash, invitation.invitedBy],
  );
}

export async function setInvitationToken(
  db: Db,
  companyId: string,
  id: string,
  tokenHash: Buffer,
): Promise<void> {
  await db.query(
    '/* setInvitationToken */ update invitations set token_hash = $3 where company_id = $1 and id = $2',
    [companyId, id, tokenHash],
  );
}

/** False when the invitation was taken, revoked or ran out meanwhile. */
export async function takeInvitation(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* takeInvitation */ update invitations set accepted_at = now()
     where company_id = $1 and id = $2
       and accepted_at is null and revoked_at is null and expires_at > now()`,
    [companyId, id],
  );
  return rowCount === 1;
}

/** False when it was asked for within the last day. */
export async function noteRenewalAsked(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* noteRenewalAsked */ update invitations set renewal_asked_at = now()
     where company_id = $1 and id = $2
       and (renewal_asked_at is null or renewal_asked_at < now() - interval '1 day')`,
    [companyId, id],
  );
  return rowCount === 1;
}
