import type { Context, Db } from '../../platform';
import { claimSubdomain } from '../../company';
import { beginDeployment } from '../../brand';
import { changeCompanyStatus } from '../transitions';
import { deleteDrafts } from './onboarding.repository';

/**
 * Claims a subdomain, activates the company, deletes its onboarding drafts and starts the first deployment.
 */
export async function activateCompany(
  db: Db,
  ctx: Context,
  companyId: string,
  companyName: string,
): Promise<void> {
  await claimSubdomain(db, companyId, companyName);
  await deleteDrafts(db, companyId);
  await changeCompanyStatus(db, ctx, companyId, 'Active');
  const deployment = { kind: 'Subdomain', trigger: 'Onboarding' } as const;
  await beginDeployment(db, ctx.services, ctx, companyId, deployment);
}
