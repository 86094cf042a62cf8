import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { moveCompany } from '../company/moves';
import { takeSubdomain } from '../company/takeSubdomain';
import { beginDeployment } from '../deployments/begin';
import { deleteDrafts } from './sql';

/** Ends onboarding: the company becomes Active, its drafts go, and what clients see is set up by itself. */
export async function activate(db: Db, ctx: Context, companyId: string, companyName: string): Promise<void> {
  await takeSubdomain(db, companyId, companyName);
  await deleteDrafts(db, companyId);
  await moveCompany(db, ctx, companyId, 'Active');
  const wanted = { kind: 'Subdomain', trigger: 'Onboarding' } as const;
  await beginDeployment(db, ctx.services, ctx, companyId, wanted);
}
