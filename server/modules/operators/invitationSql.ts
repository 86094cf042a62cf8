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
  sent_at: Date;
  expires_at: Date;
  renewal_asked_at: Date | null;
  token_sealed: Buffer | null;
  is_link_copied: boolean;
}

// Whoever left after they had joined finds their old link revoked as well.
const statusColumn = `
    case
      when i.revoked_at is not null or o.removed_at is not null then 'Revoked'
      when i.accepted_at is not null or o.status = 'Active' then 'Accepted'
      when i.expires_at <= now() then 'Expired'
      else 'Pending'
    end`;

const invitationColumns = `i.id, i.operator_id, o.email, o.role, c.name as company_name, c.status as company_status,
    a.name as invited_by_name, i.sent_at, i.expires_at, i.renewal_asked_at, i.token_sealed,
    i.is_link_copied`;

const invitationTables = `invitations i
  join operators o on o.company_id = i.company_id and o.id = i.operator_id
  join companies c on c.id = i.company_id
  left join operators a on a.company_id = i.company_id and a.id = i.invited_by`;

/** By the link that holds, or by one that was sent before it. */
export async function selectInvitationByHash(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  const { rows } = await db.query<InvitationRow>(
    `/* selectInvitationByHash */ select ${invitationColumns},
       case when i.token_hash <> $2 and ${statusColumn} in ('Pending', 'Expired') then 'Replaced'
         else ${statusColumn} end as status
     from ${invitationTables}
     where i.company_id = $1 and (i.token_hash = $2 or $2 = any (i.earlier_token_hashes))`,
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
    `/* selectInvitationById */ select ${invitationColumns}, ${statusColumn} as status
     from ${invitationTables} where i.company_id = $1 and i.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

/** Those that wait or have run out, and those revoked within 30 days, the last sent first. */
export async function selectSentInvitations(db: Db, companyId: string): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `/* selectSentInvitations */ select ${invitationColumns}, ${statusColumn} as status
     from ${invitationTables}
     where i.company_id = $1 and i.accepted_at is null and o.status = 'Pending'
       and (i.revoked_at is null or i.revoked_at > now() - interval '30 days')
     order by i.sent_at desc, i.id desc`,
    [companyId],
  );
  return rows;
}

export interface NewInvitation {
  id: string;
  operatorId: string;
  tokenHash: Buffer;
  tokenSealed: Buffer;
  invitedBy: string;
}

export async function insertInvitation(db: Db, companyId: string, invitation: NewInvitation): Promise<void> {
  const { id, operatorId, tokenHash, tokenSealed, invitedBy } = invitation;
  await db.query(
    `/* insertInvitation */ insert into invitations
       (company_id, id, operator_id, token_hash, token_sealed, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + interval '7 days')`,
    [companyId, id, operatorId, tokenHash, tokenSealed, invitedBy],
  );
}

/** Nobody accepts it, and no other Admin sends or revokes it, until the transaction ends. */
export async function lockInvitation(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    '/* lockInvitation */ select from invitations where company_id = $1 and id = $2 for update',
    [companyId, id],
  );
  return rowCount === 1;
}

/** Another link takes the place of the one that was sent, for seven days. */
export async function renewInvitation(
  db: Db,
  companyId: string,
  id: string,
  { tokenHash, tokenSealed }: Pick<NewInvitation, 'tokenHash' | 'tokenSealed'>,
): Promise<void> {
  await db.query(
    `/* renewInvitation */ update invitations
     set earlier_token_hashes = earlier_token_hashes || token_hash, token_hash = $3, token_sealed = $4,
       sent_at = now(), expires_at = now() + interval '7 days', renewal_asked_at = null,
       is_link_copied = false
     where company_id = $1 and id = $2`,
    [companyId, id, tokenHash, tokenSealed],
  );
}

export async function noteLinkCopied(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* noteLinkCopied */ update invitations set is_link_copied = true where company_id = $1 and id = $2',
    [companyId, id],
  );
}

/** Takes back whatever invitation of an operator waits or has run out. */
export async function closeInvitationsOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    `/* closeInvitationsOf */ update invitations set revoked_at = now(), token_sealed = null
     where company_id = $1 and operator_id = $2 and accepted_at is null and revoked_at is null`,
    [companyId, operatorId],
  );
}

/** The link works no more: somebody has joined by it. */
export async function takeInvitation(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* takeInvitation */ update invitations set accepted_at = now(), token_sealed = null
     where company_id = $1 and id = $2`,
    [companyId, id],
  );
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

/** Whoever was invited and has let the link lie for 30 days after it ran out; nobody changes theirs until the transaction ends. */
export async function lockForgottenInvitations(
  db: Db,
  companyId: string,
): Promise<{ id: string; operator_id: string; email: string }[]> {
  const { rows } = await db.query<{ id: string; operator_id: string; email: string }>(
    // One that somebody sends again at this moment is not forgotten.
    `/* lockForgottenInvitations */ select i.id, i.operator_id, o.email from invitations i
     join operators o on o.company_id = i.company_id and o.id = i.operator_id
     where i.company_id = $1 and i.accepted_at is null and i.revoked_at is null
       and i.expires_at < now() - interval '30 days' and o.status = 'Pending'
     order by i.id for update of i skip locked`,
    [companyId],
  );
  return rows;
}
