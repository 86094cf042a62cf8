import { authorize, type Context, type CustomDomainSetup, writeAuditEvent } from '../../../platform';
import { conflict } from '../../../lib/errors';
import { changedFields } from '../../../lib/changedFields';
import { lockOwnDomain, readSetup } from '../domains.service';
import { domainsOf, lockDomains, setPrimary } from '../domains.repository';

/**
 * Sets the domain to which clients are sent, and whether the subdomain redirects to it. Null selects the
 * subdomain. Throws `NOT_FOUND` for an unknown domain, and `CONFLICT` if the domain is not live.
 */
export async function setPrimaryDomain(
  ctx: Context,
  id: string | null,
  redirect: boolean,
): Promise<CustomDomainSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await lockDomains(db, companyId);
    const domain = id === null ? null : await lockOwnDomain(db, companyId, id);
    if (domain && !domain.liveAt) {
      throw conflict(`${domain.hostname} does not work yet, so clients can’t be sent there.`);
    }
    const before = (await domainsOf(db, companyId)).find(({ isPrimary }) => isPrimary);
    await setPrimary(db, companyId, id, redirect);
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.primaryChanged',
      targetType: 'CustomDomain',
      targetId: (domain ?? before)?.id ?? null,
      targetLabel: (domain ?? before)?.hostname ?? null,
      changes: changedFields(
        { primary: before?.hostname ?? null, redirect: before?.redirectsHere ?? null },
        { primary: domain?.hostname ?? null, redirect: domain ? redirect : null },
      ),
    });
    await db.publish({ type: 'companyChanged', companyId });
    await db.publish({ type: 'siteChanged', companyId });
    return readSetup(db, settings, companyId);
  });
}
