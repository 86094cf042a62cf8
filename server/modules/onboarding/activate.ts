import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { moveCompany } from '../company/moves';
import { takeSubdomain } from '../company/takeSubdomain';
import { deleteDrafts } from './sql';

/** Ends onboarding: the company becomes Active under a subdomain of its own, and its drafts go. */
export async function activate(db: Db, ctx: Context, companyId: string, companyName: string): Promise<void> {
  await takeSubdomain(db, companyId, companyName);
  await deleteDrafts(db, companyId);
  await moveCompany(db, ctx, companyId, 'Active');
}
