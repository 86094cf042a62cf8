import type { Context } from '../../../context';
import type { Db } from '../../../db/database';
import { notFound } from '../../../errors';
import { readCompanyToken } from '../../../lib/companyToken';
import type { EmailConfirmation } from '../../../schema.generated';
import type { AuditAction } from '../../audit/actions';
import { writeAuditEvent, type AuditChange } from '../../audit/service';
import { limitNetwork } from '../../auth/limits';
import { lockOwnAccount } from '../sql';
import { toEmailConfirmation } from './present';
import { changeByHash, type LinkedEmailChange } from './sql';

export type Answer = (db: Db, companyId: string, change: LinkedEmailChange) => Promise<void>;

const noSuchLink = () => notFound('link');

/** Says how the change behind a link stands, once an answer was given to one that is open. */
export async function withLink(ctx: Context, token: string, answer?: Answer): Promise<EmailConfirmation> {
  await limitNetwork(ctx.services, 'link-network', ctx.caller.ipAddress);
  const link = readCompanyToken(token);
  if (!link) throw noSuchLink();
  const { companyId, hash } = link;
  return ctx.services.database.inCompany(companyId, async (db) => {
    const read = async () => {
      const change = await changeByHash(db, companyId, hash);
      if (!change) throw noSuchLink();
      return change;
    };
    const found = await read();
    if (!answer || found.status !== 'Open') return toEmailConfirmation(found);
    // Both sides may answer at once, and whoever asked may take it back: one after the other.
    await lockOwnAccount(db, companyId, found.operator_id);
    const change = await read();
    if (change.status === 'Open') await answer(db, companyId, change);
    return toEmailConfirmation(await read());
  });
}

/** The record of an answer: whoever reads the mails of the address gave it, and nobody else has the link. */
export const recordAnswer = (
  db: Db,
  ctx: Context,
  companyId: string,
  { operator_id: id, operator_name: name }: LinkedEmailChange,
  entry: { action: AuditAction; changes: readonly AuditChange[] },
): Promise<void> =>
  writeAuditEvent(db, ctx, {
    ...entry,
    targetType: 'Operator',
    targetId: id,
    targetLabel: name,
    actor: { companyId, type: 'Operator', id, name },
  });
