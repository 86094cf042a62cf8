import type { Context } from '../../../context';
import { authorise } from '../../../permissions';
import type { CustomDomain } from '../../../schema.generated';
import { writeAuditEvent } from '../../audit/service';
import { limit } from '../../auth/limits';
import { checkDomain } from '../checking/check';
import { ownDomain, readDomain } from '../service';
import { reopenDomainSession } from '../session/session';
import { beginAnew } from '../sql';

/** Looks at once. What was given up is begun anew by it. */
export async function checkCustomDomain(ctx: Context, id: string): Promise<CustomDomain> {
  const viewer = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId, operatorId, name } = viewer;
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, (db) => ownDomain(db, companyId, id));
  await limit(ctx.services, 'domain-check-company', companyId);
  await database.inCompany(companyId, async (db) => {
    const domain = await ownDomain(db, companyId, id);
    if (domain.givenUpAt) {
      await beginAnew(db, companyId, id);
      const by = { trigger: 'Retry', requestedBy: operatorId, requestedByName: name } as const;
      await reopenDomainSession(db, companyId, domain, by);
    }
    await writeAuditEvent(db, ctx, {
      action: domain.givenUpAt ? 'customDomain.begunAnew' : 'customDomain.checked',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: domain.hostname,
    });
  });
  await checkDomain(ctx.services, companyId, id);
  return database.inCompany(companyId, (db) => readDomain(db, settings, companyId, id));
}
