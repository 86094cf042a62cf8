import { authorize, type Context, type CustomDomainSetup, writeAuditEvent } from '../../../platform';
import { badInput } from '../../../lib/errors';
import { toUnicode } from '../hostname';
import { lockOwnDomain, readSetup } from '../domains.service';
import { cancelDomainSession } from '../checking/session';
import { lockDomains, releaseDomain } from '../domains.repository';

/**
 * Removes a domain. Throws `NOT_FOUND` for an unknown id, or `BAD_USER_INPUT` unless `confirmation` is the
 * name of the domain.
 */
export async function removeCustomDomain(
  ctx: Context,
  id: string,
  confirmation: string,
): Promise<CustomDomainSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await lockDomains(db, companyId);
    const { hostname } = await lockOwnDomain(db, companyId, id);
    if (![hostname, toUnicode(hostname)].includes(confirmation.trim().toLowerCase())) {
      throw badInput({ hostname: `Type ${toUnicode(hostname)} to remove it.` });
    }
    await cancelDomainSession(db, companyId, id);
    await releaseDomain(db, companyId, id);
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.removed',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: hostname,
    });
    await db.publish({ type: 'companyChanged', companyId });
    await db.publish({ type: 'siteChanged', companyId });
    return readSetup(db, settings, companyId);
  });
}
