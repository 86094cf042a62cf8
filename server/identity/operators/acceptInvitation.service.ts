import { badInput } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import {
  type AcceptInvitationInput,
  type AuthPayload,
  type Context,
  type Db,
  writeAuditEvent,
} from '../../platform';
import { findByGoogleSubject, isProvedByAnother, saveGoogleSubject } from '../auth/directory.repository';
import { consumeGoogleToken, readGoogleToken } from '../auth/googleToken';
import { issueTokens, startSession } from '../auth/startSession';
import { hashPassword } from '../passwords/passwords';
import { acceptInvitationInput } from './input';
import { type InvitationRow, markInvitationAccepted } from './invitation.repository';
import {
  findInvitation,
  type FoundInvitation,
  lockFoundInvitation,
  rejectionMessages,
  requireOpenCompany,
} from './invitations.service';
import { notifyOfNewAdmin } from './teamEmails';
import { activateOperator } from './operators.repository';
import { removeFromTeam } from './team';

/**
 * Activates the invited operator, opens a session and emails the other Admins about a new Admin. Throws
 * `BAD_USER_INPUT` unless the invitation is pending.
 */
export async function acceptInvitation(ctx: Context, input: AcceptInvitationInput): Promise<AuthPayload> {
  const found = await findInvitation(ctx, input.token);
  requirePending(found.row);
  const { name, password, googleToken } = parseInput(acceptInvitationInput, input);
  const googleSubject = googleToken ? await verifyGoogleSubject(ctx, found.row, googleToken) : null;
  const passwordHash = password ? await hashPassword(password) : null;

  const session = await ctx.services.database.inCompany(found.companyId, async (db) => {
    const row = await acceptPending(db, found);
    if (await isProvedByAnother(db, found.companyId, row.operator_id)) {
      throw badInput({
        token: t('This email address already has an account. Ask for an invitation to another address.'),
      });
    }
    // An Admin who copied the link could accept it too, so then only a Google sign-in proves the address.
    const isAddressProved = !row.is_link_copied || googleSubject !== null;
    const account = { name, passwordHash, googleSubject, isAddressProved };
    if (!(await activateOperator(db, found.companyId, row.operator_id, account))) {
      throw badInput({ token: rejectionMessages.Accepted() });
    }
    if (googleSubject) await saveGoogleSubject(db, found.companyId, row.operator_id, googleSubject);
    if (row.role === 'Admin') await notifyAdmins(db, ctx, found.companyId, row, name);
    return signIn(db, ctx, found.companyId, { id: row.operator_id, name });
  });
  return issueTokens(ctx, session);
}

// Locks the invitation and checks it again before marking it as accepted, because its link may be replaced or
// the company closed during password hashing.
async function acceptPending(db: Db, found: FoundInvitation): Promise<InvitationRow> {
  const row = await lockFoundInvitation(db, found);
  requirePending(row);
  await markInvitationAccepted(db, found.companyId, row.id);
  return row;
}

const notifyAdmins = (db: Db, ctx: Context, companyId: string, row: InvitationRow, name: string) =>
  notifyOfNewAdmin(db, ctx.services, companyId, {
    ...{ name, email: row.email, companyName: row.company_name },
    explain: () =>
      t('They accepted an invitation from {name}.', { name: row.invited_by_name ?? row.company_name }),
  });

function requirePending(row: InvitationRow): void {
  if (row.status !== 'Pending') throw badInput({ token: rejectionMessages[row.status]() });
  requireOpenCompany(row);
}

/**
 * Verifies and consumes a Google token and returns its subject. Throws `BAD_USER_INPUT` if its email is not
 * the invited one or another operator uses the account.
 */
async function verifyGoogleSubject(
  { services }: Context,
  invited: InvitationRow,
  token: string,
): Promise<string> {
  const { subject, email } = await readGoogleToken(services, token);
  if (email !== invited.email) {
    throw badInput({
      googleToken: t('This invitation is for {email}. Use the Google account with that address.', {
        email: invited.email,
      }),
    });
  }
  const holder = await services.database.onPlatform((db) => findByGoogleSubject(db, subject));
  if (holder) throw badInput({ googleToken: t('This Google account is already linked to another user.') });
  await consumeGoogleToken(services, token);
  return subject;
}

const signIn = (db: Db, ctx: Context, companyId: string, operator: { id: string; name: string }) =>
  startSession(db, ctx, {
    companyId,
    operator,
    rememberMe: false,
    action: 'operator.joined',
    changes: [{ field: 'status', before: 'Pending', after: 'Active' }],
  });

/**
 * Revokes an invitation on behalf of the invited person, and frees the email address. Throws `BAD_USER_INPUT`
 * unless the invitation is pending or expired.
 */
export async function declineInvitation(ctx: Context, token: string): Promise<true> {
  const found = await findInvitation(ctx, token);
  const { companyId } = found;
  await ctx.services.database.inCompany(companyId, async (db) => {
    const { id, operator_id: operatorId, email, status } = await lockFoundInvitation(db, found);
    if (status !== 'Pending' && status !== 'Expired') throw badInput({ token: rejectionMessages[status]() });
    await removeFromTeam(db, companyId, operatorId, email);
    await writeAuditEvent(db, ctx, {
      action: 'invitation.declined',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: email,
      changes: [{ field: 'status', before: status, after: 'Revoked' }],
      actor: { companyId, type: 'Operator', id: operatorId, name: email },
    });
  });
  return true;
}
