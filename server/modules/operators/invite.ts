import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError } from '../../errors';
import { emailKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { authorise } from '../../permissions';
import type { InviteOperatorsInput, OperatorStatus, Role, SentInvitation } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { claimAddress, holderOf } from '../auth/directory';
import { limitEach, networkAttempts } from '../auth/limits';
import { inviteOperatorsInput } from './input';
import { insertInvitation, selectInvitationById } from './invitationSql';
import { newInvitationToken } from './invitationToken';
import { toSentInvitation } from './present';
import { countOperators, insertInvited, selectOperator } from './sql';
import { lockTeamAs } from './team';

const nameMaxLength = 100;
const mostOperators = 200;

const taken = 'This email address already has an account.';
const known: Readonly<Record<OperatorStatus, string>> = {
  Active: 'This person is a member of your team already.',
  Pending: 'This person is invited already. Send that invitation again.',
};

interface Invited {
  email: string;
  key: string;
  /** Where the address stands in what was typed. */
  place: number;
}

/** Makes operators (Pending) and mails each a link that lasts seven days: all of them, or none. */
export async function inviteOperators(ctx: Context, input: InviteOperatorsInput): Promise<SentInvitation[]> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { emails, role } = parseInput(inviteOperatorsInput, input);
  const people = onceEach(emails);
  for (const { email } of people) await admitInvitation(ctx, viewer.companyId, email);
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    await lockTeamAs(db, viewer);
    await refuseTooMany(db, viewer.companyId, people.length);
    const ids = await claimAll(db, viewer.companyId, people);
    const sent: SentInvitation[] = [];
    for (const { email } of people) {
      sent.push(await invite(db, ctx, viewer, { operatorId: ids.get(email) ?? newId(), email, role }));
    }
    return sent;
  });
}

/**
 * Counts an invitation before it is sent. The companies of one network share a count for each address, and use up none of
 * other networks.
 */
export async function admitInvitation(
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

function onceEach(emails: readonly string[]): Invited[] {
  const people = new Map<string, Invited>();
  emails.forEach((email, place) => {
    const key = emailKey(email);
    people.set(key, people.get(key) ?? { email, key, place });
  });
  return [...people.values()];
}

async function refuseTooMany(db: Db, companyId: string, added: number): Promise<void> {
  const count = await countOperators(db, companyId);
  if (count + added <= mostOperators) return;
  throw new DomainError(
    'CONFLICT',
    `A company may have ${mostOperators} people, the invited included, and yours has ${count}. Remove those who left first.`,
  );
}

async function whyTaken(db: Db, companyId: string, email: string): Promise<string> {
  const holder = await holderOf(db, email);
  if (holder?.company_id !== companyId) return taken;
  const member = await selectOperator(db, companyId, holder.operator_id);
  return member ? known[member.status] : taken;
}

/** The ids of the new operators by address, once every address is theirs. */
async function claimAll(
  db: Db,
  companyId: string,
  people: readonly Invited[],
): Promise<ReadonlyMap<string, string>> {
  const refused: Record<string, string> = {};
  const ids = new Map<string, string>();
  // Everybody claims in the same order, so that two companies never wait for each other.
  for (const { email, place } of [...people].sort((one, other) => (one.key < other.key ? -1 : 1))) {
    const operatorId = newId();
    const isClaimed = await claimAddress(db, companyId, { operatorId, email, googleSubject: null });
    if (isClaimed) ids.set(email, operatorId);
    else refused[`emails.${place}`] = await whyTaken(db, companyId, email);
  }
  if (Object.keys(refused).length > 0) throw badInput(refused);
  return ids;
}

async function invite(
  db: Db,
  ctx: Context,
  { companyId, operatorId: invitedBy }: Viewer,
  { operatorId, email, role }: { operatorId: string; email: string; role: Role },
): Promise<SentInvitation> {
  const id = newId();
  await insertInvited(db, companyId, { id: operatorId, name: email.slice(0, nameMaxLength), email, role });
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
  if (!row) throw new Error(`The invitation ${id} was made and is not there.`);
  return toSentInvitation(row);
}
