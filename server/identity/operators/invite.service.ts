import {
  authorize,
  type Context,
  type Db,
  enforceDailyCap,
  type InviteOperatorsInput,
  limitEach,
  networkAttempts,
  type SentInvitation,
  type Viewer,
  writeAuditEvent,
} from '../../platform';
import { badInput, conflict } from '../../lib/errors';
import { emailKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import type { OperatorStatus, Role } from '../../../contract/enums';
import { claimAddress, holderOf } from '../auth/directory.repository';
import { inviteOperatorsInput } from './input';
import { insertInvitation, selectInvitationById } from './invitation.repository';
import { newInvitationToken } from './invitation';
import { toSentInvitation } from './present';
import { countOperators, insertInvitedOperator, selectOperator } from './operators.repository';
import { lockTeamAsAdmin } from './team';
import { nameLimits } from '../../../contract/team';

const maxOperators = 200;

const takenMessage = (): string => t('This email address already has an account.');
const messageByStatus: Readonly<Record<OperatorStatus, () => string>> = {
  Active: () => t('This person is already on your team.'),
  Pending: () => t('This person was already invited. Resend the invitation instead.'),
};

interface Invitee {
  email: string;
  key: string;
  /** The position in the submitted list, for field errors. */
  index: number;
}

/**
 * Creates Pending operators and emails each a link that is valid for seven days. Invites all addresses or
 * none.
 */
export async function inviteOperators(ctx: Context, input: InviteOperatorsInput): Promise<SentInvitation[]> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { emails, role } = parseInput(inviteOperatorsInput, input);
  const invitees = deduplicate(emails);
  for (const { email } of invitees) await countInvitation(ctx, viewer.companyId, email);
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    await requireCapacity(db, viewer.companyId, invitees.length);
    const ids = await claimAddresses(db, viewer.companyId, invitees);
    const sent: SentInvitation[] = [];
    for (const { email } of invitees) {
      sent.push(
        await createInvitation(db, ctx, viewer, { operatorId: ids.get(email) ?? newId(), email, role }),
      );
    }
    return sent;
  });
}

/**
 * Counts an invitation against the rate limits and throws `RATE_LIMITED` if one is exceeded. All companies on
 * one network share the count for an address.
 */
export async function countInvitation(
  { services, caller }: Context,
  companyId: string,
  email: string,
): Promise<void> {
  const key = emailKey(email);
  await limitEach(services, [
    ['invitation-company', companyId],
    ['invitation-address', `${companyId} ${key}`],
    ...networkAttempts('invitation-address', caller.ipAddress, key),
  ]);
}

function deduplicate(emails: readonly string[]): Invitee[] {
  const invitees = new Map<string, Invitee>();
  emails.forEach((email, index) => {
    const key = emailKey(email);
    invitees.set(key, invitees.get(key) ?? { email, key, index });
  });
  return [...invitees.values()];
}

async function requireCapacity(db: Db, companyId: string, added: number): Promise<void> {
  const count = await countOperators(db, companyId);
  if (count + added <= maxOperators) return;
  throw conflict(
    t(
      'A company can have at most {max} users, including invitations. You have {count}. Remove some to invite more.',
      { max: maxOperators, count },
    ),
  );
}

async function takenReason(db: Db, companyId: string, email: string): Promise<string> {
  const holder = await holderOf(db, email);
  if (holder?.company_id !== companyId) return takenMessage();
  const member = await selectOperator(db, companyId, holder.operator_id);
  return member ? messageByStatus[member.status]() : takenMessage();
}

/**
 * Claims all addresses and returns the new operator ids by address. Throws `BAD_USER_INPUT` with an error
 * for each taken address.
 */
async function claimAddresses(
  db: Db,
  companyId: string,
  invitees: readonly Invitee[],
): Promise<ReadonlyMap<string, string>> {
  const fieldErrors: Record<string, string> = {};
  const ids = new Map<string, string>();
  // Claims addresses in a fixed order, to prevent deadlocks between companies.
  for (const { email, index } of [...invitees].sort((left, right) => (left.key < right.key ? -1 : 1))) {
    const operatorId = newId();
    const isClaimed = await claimAddress(db, companyId, { operatorId, email, googleSubject: null });
    if (isClaimed) ids.set(email, operatorId);
    else fieldErrors[`emails.${index}`] = await takenReason(db, companyId, email);
  }
  if (Object.keys(fieldErrors).length > 0) throw badInput(fieldErrors);
  return ids;
}

async function createInvitation(
  db: Db,
  ctx: Context,
  { companyId, operatorId: invitedBy }: Viewer,
  { operatorId, email, role }: { operatorId: string; email: string; role: Role },
): Promise<SentInvitation> {
  const id = newId();
  await insertInvitedOperator(db, companyId, {
    id: operatorId,
    name: email.slice(0, nameLimits.max),
    email,
    role,
  });
  const token = newInvitationToken(ctx.services, companyId, id);
  await insertInvitation(db, companyId, { id, operatorId, invitedBy, ...token });
  await writeAuditEvent(db, ctx, {
    action: 'operator.invited',
    targetType: 'Operator',
    targetId: operatorId,
    targetLabel: email,
    changes: [{ field: 'role', before: null, after: role }],
  });
  await enforceDailyCap(db, companyId, 'invitation', email);
  await ctx.services.jobs.enqueue(db, 'send-invitation', { companyId, invitationId: id });
  const row = await selectInvitationById(db, companyId, id);
  if (!row) throw new Error(`Invitation ${id} was not found after its insertion.`);
  return toSentInvitation(row);
}
