import { authorize, type Context, enforceDailyCap, runOnce, writeAuditEvent } from '../../../platform';
import { findPortalUrl } from '../../../brand';
import { lockClients, publishClientChange } from '../../../clients';
import { conflict, notFound } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { isId } from '../../../../contract/ids';
import { accountById } from '../account.repository';
import { emailPasswordLink } from '../passwordLinks';

export const notPublishedError = () =>
  conflict(t('Your client dashboard isn’t deployed yet. Deploy it, then try again.'));

/**
 * Emails a client a link to choose a portal password. Throws `CONFLICT` if the client is deactivated or the
 * portal is not published.
 */
export async function sendPortalAccess(ctx: Context, id: string, key: string): Promise<true> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { services } = ctx;
  if (!isId(id)) throw notFound();
  const idempotency = { key, operation: 'sendPortalAccess', request: id };
  await services.database.inCompany(companyId, async (db) => {
    const client = await accountById(db, companyId, id);
    if (!client) throw notFound();
    await runOnce(db, companyId, idempotency, async () => {
      await lockClients(db, companyId, [id]);
      if (client.status === 'Deactivated')
        throw conflict(t('{name} is deactivated. Reactivate the client first.', { name: client.name }));
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
