import type { Context, Db, Operator, SentInvitation } from '../../platform';
import { loadCompany } from '../../company';
import { loadRolePermissions } from './roles/roles.service';
import type { InvitationRow } from './invitation.repository';
import type { OperatorRow } from './operators.repository';

export async function toOperators(
  db: Db,
  ctx: Context,
  companyId: string,
  rows: readonly OperatorRow[],
): Promise<Operator[]> {
  const permissions = await loadRolePermissions(db, companyId);
  const whiteLabelledCustomer = await loadCompany(db, ctx.services.settings, companyId);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    role: row.role,
    name: row.name,
    email: row.email,
    phone: row.phone,
    // The locale and the language are private preferences that other operators don't see.
    locale: null,
    language: null,
    productionGaps: [],
    permissions: [...(permissions.get(row.role) ?? [])],
    hasTwoFactor: row.has_two_factor,
    isOwner: row.is_owner,
    whiteLabelledCustomer,
    profileImageVersion: row.profile_image_id,
    createdAt: row.created_at,
    joinedAt: row.joined_at,
    lastActiveAt: row.last_active_at,
  }));
}

export const toSentInvitation = (row: InvitationRow): SentInvitation => ({
  id: row.id,
  operatorId: row.operator_id,
  email: row.email,
  role: row.role,
  status: row.status,
  invitedByName: row.invited_by_name ?? row.company_name,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  renewalRequestedAt: row.renewal_requested_at,
});
