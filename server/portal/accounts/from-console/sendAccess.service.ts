import { authorize, type Context, enforceDailyCap, runOnce, writeAuditEvent } from '../../../platform';
import { findPortalUrl } from '../../../brand';
import { lockClients, publishClientChange } from '../../../clients';
import { conflict, notFound } from '../../../lib/errors';
import { isId } from '../../../../contract/ids';
import { accountById } from '../account.repository';
import { emailPasswordLink } from '../passwordLinks';

export const notPublishedError = () =>
  conflict('Your client dashboard is not published yet. Deploy it first, then clients can sign in.');

/**
 * Emails a client a link to choose a portal password. Throws `CONFLICT` if the client is deactivated or the
 * portal is not published.
 */
export async function sendPortalAccess(ctx: Context, id: string, key: string): Promise<true> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { services } = ctx;
  if (!isId(id)) throw notFound('client');
  const idempotency = { key, operation: 'sendPortalAccess', request: id };
  await services.database.inCompany(companyId, async (db) => {
    const client = await accountById(db, companyId, id);
    if (!client) throw notFound('client');
    await runOnce(db, companyId, idempotency, async () => {
      await lockClients(db, companyId, [id]);
      if (client.status === 'Deactivated')
        throw conflict(`${client.name} is deactivated. Reactivate them first.`);
      if (!(await findPortalUrl(db, services.settings, companyId))) throw notPublishedError();
      await enforceDailyCap(db, companyId, 'client-access', id);
      await emailPasswordLink(db, services, companyId, id, 'client-access');
      await writeAuditEvent(db, ctx, {
        action: 'client.accessSent',
        targetType: 'Client',
        targetId: id,
        targetLabel: client.name,
      });
      await publishClientChange(db, companyId, 'Updated', [id]);
      return id;
    });
  });
  return true;
}
