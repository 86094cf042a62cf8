import type { Db, StatementRows } from '../../platform';

export type InvitationRow = StatementRows['selectInvitationByHash'];

// The link of an operator who joined and was removed later also counts as revoked.
const statusColumn = `
    case
      when i.revoked_at is not null or o.removed_at is not null then 'Revoked'
      when i.accepted_at is not null or o.status = 'Active' then 'Accepted'
      when i.expires_at <= now() then 'Expired'
      else 'Pending'
    end`;

const invitationColumns = `i.id, i.operator_id, o.email, o.role, c.name as company_name, c.status as company_status,
    a.name as invited_by_name, i.sent_at, i.expires_at, i.renewal_asked_at as renewal_requested_at,
    i.token_sealed as encrypted_token, i.is_link_copied`;

const invitationTables = `invitations i
  join operators o on o.company_id = i.company_id and o.id = i.operator_id
  join companies c on c.id = i.company_id
  left join operators a on a.company_id = i.company_id and a.id = i.invited_by`;

/** Finds an invitation by the hash of its current token or an earlier one. */
export async function selectInvitationByHash(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  const { rows } = await db.query(
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
  const { rows } = await db.query(
    `/* selectInvitationById */ select ${invitationColumns}, ${statusColumn} as status
     from ${invitationTables} where i.company_id = $1 and i.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

/** Returns the pending and expired invitations, and those revoked in the last 30 days, newest first. */
export async function selectSentInvitations(db: Db, companyId: string): Promise<InvitationRow[]> {
  const { rows } = await db.query(
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
  encryptedToken: Buffer;
  invitedBy: string;
}

export async function insertInvitation(db: Db, companyId: string, invitation: NewInvitation): Promise<void> {
  const { id, operatorId, tokenHash, encryptedToken, invitedBy } = invitation;
  await db.query(
    `/* insertInvitation */ insert into invitations
       (company_id, id, operator_id, token_hash, token_sealed, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + interval '7 days')`,
    [companyId, id, operatorId, tokenHash, encryptedToken, invitedBy],
  );
}

/**
 * Locks an invitation until the transaction ends, so that it can't be accepted, resent or revoked
 * concurrently. Returns false if it does not exist.
 */
export async function lockInvitation(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    '/* lockInvitation */ select from invitations where company_id = $1 and id = $2 for update',
    [companyId, id],
  );
  return rowCount === 1;
}

/**
 * Replaces the link with one that is valid for seven days. Earlier tokens still identify the invitation, with
 * the status `Replaced`.
 */
export async function renewInvitation(
  db: Db,
  companyId: string,
  id: string,
  { tokenHash, encryptedToken }: Pick<NewInvitation, 'tokenHash' | 'encryptedToken'>,
): Promise<void> {
  await db.query(
    `/* renewInvitation */ update invitations
     set earlier_token_hashes = earlier_token_hashes || token_hash, token_hash = $3, token_sealed = $4,
       sent_at = now(), expires_at = now() + interval '7 days', renewal_asked_at = null,
       is_link_copied = false
     where company_id = $1 and id = $2`,
    [companyId, id, tokenHash, encryptedToken],
  );
}

export async function markLinkCopied(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* markLinkCopied */ update invitations set is_link_copied = true where company_id = $1 and id = $2',
    [companyId, id],
  );
}

export async function revokeInvitationsOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    `/* revokeInvitationsOf */ update invitations set revoked_at = now(), token_sealed = null
     where company_id = $1 and operator_id = $2 and accepted_at is null and revoked_at is null`,
    [companyId, operatorId],
  );
}

export async function markInvitationAccepted(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* markInvitationAccepted */ update invitations set accepted_at = now(), token_sealed = null
     where company_id = $1 and id = $2`,
    [companyId, id],
  );
}

/** Records a request for a new link. Returns false if one was requested within the last day. */
export async function markRenewalRequested(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* markRenewalRequested */ update invitations set renewal_asked_at = now()
     where company_id = $1 and id = $2
       and (renewal_asked_at is null or renewal_asked_at < now() - interval '1 day')`,
    [companyId, id],
  );
  return rowCount === 1;
}

/** Returns the invitations that expired more than 30 days ago, locked until the transaction ends. */
export async function lockAbandonedInvitations(
  db: Db,
  companyId: string,
): Promise<{ id: string; operator_id: string; email: string }[]> {
  const { rows } = await db.query(
    // Skips locked invitations, such as one that an Admin is resending.
    `/* lockAbandonedInvitations */ select i.id, i.operator_id, o.email from invitations i
     join operators o on o.company_id = i.company_id and o.id = i.operator_id
     where i.company_id = $1 and i.accepted_at is null and i.revoked_at is null
       and i.expires_at < now() - interval '30 days' and o.status = 'Pending'
     order by i.id for update of i skip locked`,
    [companyId],
  );
  return rows;
}
