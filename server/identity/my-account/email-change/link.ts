import {
  type AuditAction,
  type AuditChange,
  type Context,
  type Db,
  type EmailConfirmation,
  limitNetwork,
  writeAuditEvent,
} from '../../../platform';
import { notFound } from '../../../lib/errors';
import { readCompanyToken } from '../../../lib/companyToken';
import { lockOwnAccount } from '../myAccount.repository';
import { toEmailConfirmation } from './present';
import { selectChangeByHash, type LinkedEmailChange } from './emailChange.repository';

export type LinkHandler = (db: Db, companyId: string, change: LinkedEmailChange) => Promise<void>;

const noSuchLink = () => notFound('link');

/**
 * Runs `handle` if the email change of a link is open, and returns the resulting state of the change. Throws
 * `NOT_FOUND` for an unknown link.
 */
export async function handleLink(
  ctx: Context,
  token: string,
  handle?: LinkHandler,
): Promise<EmailConfirmation> {
  await limitNetwork(ctx.services, 'link-network', ctx.caller.ipAddress);
  const link = readCompanyToken(token);
  if (!link) throw noSuchLink();
  const { companyId, hash } = link;
  return ctx.services.database.inCompany(companyId, async (db) => {
    const loadChange = async () => {
      const change = await selectChangeByHash(db, companyId, hash);
      if (!change) throw noSuchLink();
      return change;
    };
    const found = await loadChange();
    if (!handle || found.status !== 'Open') return toEmailConfirmation(found);
    // The lock serializes confirming, declining and canceling the change, which can run concurrently.
    await lockOwnAccount(db, companyId, found.operator_id);
    const change = await loadChange();
    if (change.status === 'Open') await handle(db, companyId, change);
    return toEmailConfirmation(await loadChange());
  });
}

/**
 * Audits a response to a link. The actor is the operator, because only their old and new addresses receive
 * links.
 */
export const auditLinkResponse = (
  db: Db,
  ctx: Context,
  companyId: string,
  { operator_id: id, operator_name: name }: LinkedEmailChange,
  event: { action: AuditAction; changes: readonly AuditChange[] },
): Promise<void> =>
  writeAuditEvent(db, ctx, {
    ...event,
    targetType: 'Operator',
    targetId: id,
    targetLabel: name,
    actor: { companyId, type: 'Operator', id, name },
  });
