import {
  type Context,
  type Db,
  enforceDailyCap,
  type Invitation,
  limitNetwork,
  writeAuditEvent,
} from '../../platform';
import { conflict, DomainError, linkNotFound } from '../../lib/errors';
import { readCompanyToken } from '../../lib/companyToken';
import { t } from '../../lib/i18n/i18n';
import type { CompanyStatus, InvitationStatus } from '../../../contract/enums';
import { loadRolePermissions } from './roles/roles.service';
import {
  lockInvitation,
  markRenewalRequested,
  selectInvitationByHash,
  type InvitationRow,
} from './invitation.repository';
import { emailAdmins } from './teamEmails';
import { lockCompanyForShare } from './operators.repository';

export const rejectionMessages: Readonly<Record<Exclude<InvitationStatus, 'Pending'>, () => string>> = {
  Accepted: () => t('This invitation was already accepted. Sign in instead.'),
  Revoked: () => t('This invitation was revoked. Ask an Admin of the company for a new one.'),
  Expired: () => t('This invitation has expired. Request a new one.'),
  Replaced: () => t('This invitation was replaced. Open the link in the latest email.'),
};

const closedCodes: Partial<Record<CompanyStatus, DomainError['code']>> = {
  Cancelled: 'COMPANY_CANCELLED',
  Blocked: 'COMPANY_BLOCKED',
};

export function requireOpenCompany({ company_status: status }: InvitationRow): void {
  const code = closedCodes[status];
  if (code)
    throw new DomainError(code, t('You can’t join this company because it is closed. Contact its Admin.'));
}

export interface FoundInvitation {
  companyId: string;
  /** The hash of the token in the opened link. */
  hash: Buffer;
  row: InvitationRow;
}

/**
 * Returns the invitation of a link and the id of the company. Throws `NOT_FOUND` for an unknown token, and
 * `RATE_LIMITED` after too many attempts from one network.
 */
export async function findInvitation(ctx: Context, token: string): Promise<FoundInvitation> {
  await limitNetwork(ctx.services, 'link-network', ctx.caller.ipAddress);
  const link = readCompanyToken(token);
  if (!link) throw linkNotFound();
  const { companyId, hash } = link;
  const row = await ctx.services.database.inCompany(companyId, (db) =>
    selectInvitationByHash(db, companyId, hash),
  );
  if (!row) throw linkNotFound();
  return { companyId, hash, row };
}

/**
 * Locks the company and the invitation until the transaction ends, and returns the invitation's current row.
 * Throws `NOT_FOUND` if the link is no longer valid.
 */
export async function lockFoundInvitation(
  db: Db,
  { companyId, hash, row: { id } }: FoundInvitation,
): Promise<InvitationRow> {
  // Uses the lock order of Admin actions: the company, then the invitation.
  await lockCompanyForShare(db, companyId);
  await lockInvitation(db, companyId, id);
  const row = await selectInvitationByHash(db, companyId, hash);
  if (!row) throw linkNotFound();
  return row;
}

export async function readInvitation(ctx: Context, token: string): Promise<Invitation> {
  const { companyId, row } = await findInvitation(ctx, token);
  const permissions = await ctx.services.database.inCompany(companyId, (db) =>
    loadRolePermissions(db, companyId),
  );
  return {
    email: row.email,
    role: row.role,
    permissions: [...(permissions.get(row.role) ?? [])],
    companyName: row.company_name,
    companyStatus: row.company_status,
    status: row.status,
    expiresAt: row.expires_at,
  };
}

/**
 * Emails the Admins that the invited person needs a new link, at most once a day. Throws `CONFLICT` unless
 * the invitation has expired.
 */
export async function requestNewInvitation(ctx: Context, token: string): Promise<true> {
  const { companyId, row } = await findInvitation(ctx, token);
  if (row.status !== 'Expired') {
    throw conflict(t('You can only request a new invitation after this one has expired.'));
  }
  // Admins of a closed company can't send a new link.
  requireOpenCompany(row);
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    if (!(await markRenewalRequested(db, companyId, row.id))) return;
    await enforceDailyCap(db, companyId, 'invitation-renewal-asked', row.id);
    await emailAdmins(db, ctx.services, companyId, 'invitation-renewal-asked', () => ({
      email: row.email,
      companyName: row.company_name,
      link: `${settings.publicUrl}/dashboard/settings/users?tab=invitations`,
    }));
    await writeAuditEvent(db, ctx, {
      action: 'invitation.renewalAsked',
      targetType: 'Invitation',
      targetId: row.id,
      targetLabel: row.email,
      actor: { companyId, type: 'Operator', id: row.operator_id, name: row.email },
    });
  });
  return true;
}
