import type { Context } from '../../../context';
import { badInput } from '../../../errors';
import { publish } from '../../../events';
import { authorise } from '../../../permissions';
import type { CustomDomainSetup } from '../../../schema.generated';
import { writeAuditEvent } from '../../audit/service';
import { unicodeOf } from '../hostname';
import { ownDomain, readSetup } from '../service';
import { cancelDomainSession } from '../session/session';
import { lockDomains, releaseDomain } from '../sql';

/** Gives a domain up, once somebody has typed its name. */
export async function removeCustomDomain(
  ctx: Context,
  id: string,
  typed: string,
): Promise<CustomDomainSetup> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await lockDomains(db, companyId);
    const { hostname } = await ownDomain(db, companyId, id);
    if (![hostname, unicodeOf(hostname)].includes(typed.trim().toLowerCase())) {
      throw badInput({ hostname: `Type ${unicodeOf(hostname)} to remove it.` });
    }
    await cancelDomainSession(db, companyId, id);
    await releaseDomain(db, companyId, id);
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.removed',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: hostname,
    });
    await publish(db, { type: 'companyChanged', companyId });
    await publish(db, { type: 'siteChanged', companyId });
    return readSetup(db, settings, companyId);
  });
}
