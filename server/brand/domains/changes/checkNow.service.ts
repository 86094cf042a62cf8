import { authorize, type Context, type CustomDomain, limit, writeAuditEvent } from '../../../platform';
import { checkDomain } from '../checking/check';
import { lockOwnDomain, readDomain } from '../domains.service';
import { reopenDomainSession } from '../checking/session';
import { restartChecks } from '../domains.repository';

/**
 * Checks a domain immediately and audits the request. Restarts the scheduled checks if they ended after 30
 * days without success. Throws `NOT_FOUND` for an unknown domain, and `RATE_LIMITED` after too many checks.
 */
export async function checkCustomDomain(ctx: Context, id: string): Promise<CustomDomain> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId, operatorId, name } = viewer;
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, (db) => lockOwnDomain(db, companyId, id));
  await limit(ctx.services, 'domain-check-company', companyId);
  await database.inCompany(companyId, async (db) => {
    const domain = await lockOwnDomain(db, companyId, id);
    if (domain.verificationFailedAt) {
      await restartChecks(db, companyId, id);
      const source = { trigger: 'Retry', requestedBy: operatorId, requestedByName: name } as const;
      await reopenDomainSession(db, companyId, domain, source);
    }
    await writeAuditEvent(db, ctx, {
      action: domain.verificationFailedAt ? 'customDomain.begunAnew' : 'customDomain.checked',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: domain.hostname,
    });
  });
  await checkDomain(ctx.services, companyId, id);
  return database.inCompany(companyId, (db) => readDomain(db, settings, companyId, id));
}
