import type { Context } from '../../../context';
import type { Db } from '../../../db/database';
import { badInput, notFound } from '../../../errors';
import { publish } from '../../../events';
import { changedFields } from '../../../lib/changedFields';
import { parseInput } from '../../../lib/parseInput';
import { authorise } from '../../../permissions';
import type { CompanyProfile, CompanyProfileInput } from '../../../schema.generated';
import { writeAuditEvent } from '../../audit/service';
import { stale } from '../../content/stale';
import { companyProfileInput, type CompanyProfileValues } from './input';
import { locksOf } from './locks';
import { seenByClients } from './seen';
import { moveFreePlans, profileOf, setProfile, tiesOf, type ProfileRow } from './sql';

const flag = 'MANAGE_SETTINGS';

async function present(db: Db, companyId: string): Promise<CompanyProfile> {
  const row = await profileOf(db, companyId);
  if (!row) throw notFound('company');
  const { updatedAt: _at, updatedBy: _by, ...profile } = row;
  return {
    ...profile,
    locks: locksOf(row.currency, await tiesOf(db, companyId)),
    seenByClients: seenByClients(),
  };
}

export async function companyProfile(ctx: Context): Promise<CompanyProfile> {
  const { companyId } = authorise(ctx.viewer, flag, 'read');
  return ctx.services.database.inCompany(companyId, (db) => present(db, companyId));
}

async function refuseLocked(
  db: Db,
  companyId: string,
  before: ProfileRow,
  profile: CompanyProfileValues,
): Promise<void> {
  const locks = locksOf(before.currency, await tiesOf(db, companyId));
  const broken = locks.filter(({ field }) =>
    changedFields(before, profile).some((one) => one.field === field),
  );
  if (broken.length > 0)
    throw badInput(Object.fromEntries(broken.map(({ field, reason }) => [field, reason])));
}

async function save(
  db: Db,
  ctx: Context,
  companyId: string,
  input: CompanyProfileInput,
  lockVersion: number,
  byName: string,
): Promise<void> {
  const before = await profileOf(db, companyId, true);
  if (!before) throw notFound('company');
  const profile = parseInput(companyProfileInput, input);
  const changes = changedFields(before, profile);
  if (changes.length === 0) return;
  if (before.lockVersion !== lockVersion) throw stale('company profile', before);
  await refuseLocked(db, companyId, before, profile);
  await setProfile(db, companyId, profile, byName);
  if (before.currency !== profile.currency) await moveFreePlans(db, companyId, profile.currency);
  await writeAuditEvent(db, ctx, {
    action: 'company.updated',
    targetType: 'Company',
    targetId: companyId,
    targetLabel: profile.name,
    changes,
  });
  await publish(db, { type: 'companyChanged', companyId });
}

/** Changes what is given, unless somebody else has saved since it was read. */
export async function updateCompanyProfile(
  ctx: Context,
  input: CompanyProfileInput,
  lockVersion: number,
): Promise<CompanyProfile> {
  const { companyId, name } = authorise(ctx.viewer, flag, 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await save(db, ctx, companyId, input, lockVersion, name);
    return present(db, companyId);
  });
}
