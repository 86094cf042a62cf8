import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { badInput } from '../../errors';
import { parseInput } from '../../lib/parseInput';
import type { AcceptInvitationInput, AuthPayload } from '../../schema.generated';
import { startSession, issueTokens } from '../auth/startSession';
import { findByGoogleSubject, isProvedByAnother, saveGoogleSubject } from '../auth/directory';
import { readGoogleToken, consumeGoogleToken } from '../auth/googleToken';
import { hashPassword } from '../auth/passwords';
import { acceptInvitationInput } from './input';
import {
  findInvitation,
  lockedInvitation,
  refuseClosedCompany,
  whyNot,
  type FoundInvitation,
} from './invitations';
import { takeInvitation, type InvitationRow } from './invitationSql';
import { activateOperator } from './sql';
import { tellOfNewAdmin } from './tellOfNewAdmin';

/** Joins the company that sent the invitation, and signs in. */
export async function acceptInvitation(ctx: Context, input: AcceptInvitationInput): Promise<AuthPayload> {
  const found = await findInvitation(ctx, input.token);
  refuseUnlessOpen(found.row);
  const { name, password, googleToken } = parseInput(acceptInvitationInput, input);
  const googleSubject = googleToken ? await provenSubject(ctx, found.row, googleToken) : null;
  const passwordHash = password ? await hashPassword(password) : null;

  const session = await ctx.services.database.inCompany(found.companyId, async (db) => {
    const row = await takeOpen(db, found);
    if (await isProvedByAnother(db, found.companyId, row.operator_id)) {
      throw badInput({
        token: 'Another operator signs in with this email address. Ask for an invitation to a different one.',
      });
    }
    // The Admin who copied the link may have accepted it themselves.
    const isAddressProved = !row.is_link_copied || googleSubject !== null;
    const joined = { name, passwordHash, googleSubject, isAddressProved };
    if (!(await activateOperator(db, found.companyId, row.operator_id, joined))) {
      throw badInput({ token: whyNot.Accepted });
    }
    if (googleSubject) await saveGoogleSubject(db, found.companyId, row.operator_id, googleSubject);
    if (row.role === 'Admin') await tellAdmins(db, ctx, found.companyId, row, name);
    return join(db, ctx, found.companyId, { id: row.operator_id, name });
  });
  return issueTokens(ctx, session);
}

// Until here it was proved who joins, which takes a while: the link may have been replaced since, or the company closed.
async function takeOpen(db: Db, found: FoundInvitation): Promise<InvitationRow> {
  const row = await lockedInvitation(db, found);
  refuseUnlessOpen(row);
  await takeInvitation(db, found.companyId, row.id);
  return row;
}

const tellAdmins = (db: Db, ctx: Context, companyId: string, row: InvitationRow, name: string) =>
  tellOfNewAdmin(db, ctx.services, companyId, {
    ...{ name, email: row.email, companyName: row.company_name },
    how: `They have joined by an invitation of ${row.invited_by_name ?? row.company_name}.`,
  });

function refuseUnlessOpen(row: InvitationRow): void {
  if (row.status !== 'Pending') throw badInput({ token: whyNot[row.status] });
  refuseClosedCompany(row);
}

/** The Google account, once it is sure to be the invited person's and nobody else's. */
async function provenSubject({ services }: Context, invited: InvitationRow, token: string): Promise<string> {
  const { subject, email } = await readGoogleToken(services, token);
  if (email !== invited.email) {
    throw badInput({
      googleToken: `The invitation is for ${invited.email}. Continue with that Google account.`,
    });
  }
  const holder = await services.database.onPlatform((db) => findByGoogleSubject(db, subject));
  if (holder) throw badInput({ googleToken: 'Another operator signs in with this Google account.' });
  await consumeGoogleToken(services, token);
  return subject;
}

const join = (db: Db, ctx: Context, companyId: string, operator: { id: string; name: string }) =>
  startSession(db, ctx, {
    companyId,
    operator,
    rememberMe: false,
    action: 'operator.joined',
    changes: [{ field: 'status', before: 'Pending', after: 'Active' }],
  });
