import {
  authorize,
  type CompanyProfile,
  type CompanyProfileInput,
  type Context,
  type Db,
  writeAuditEvent,
} from '../../platform';
import { badInput, notFound, staleError } from '../../lib/errors';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/parseInput';
import { companyProfileInput, type CompanyProfileValues } from './input';
import { locksOf } from './locks';
import { fieldsSeenByClients } from './clientVisibility';
import { findProfile, setProfile, loadProfileUsage, type ProfileRow } from './profile.repository';

const permission = 'MANAGE_SETTINGS';

async function loadProfile(db: Db, companyId: string): Promise<CompanyProfile> {
  const row = await findProfile(db, companyId);
  if (!row) throw notFound('company');
  const { updatedAt: _at, updatedBy: _by, ...profile } = row;
  return {
    ...profile,
    locks: locksOf(row.currency, await loadProfileUsage(db, companyId)),
    clientVisibleFields: fieldsSeenByClients(),
  };
}

export async function companyProfile(ctx: Context): Promise<CompanyProfile> {
  const { companyId } = authorize(ctx.viewer, permission, 'read');
  return ctx.services.database.inCompany(companyId, (db) => loadProfile(db, companyId));
}

async function requireUnlocked(
  db: Db,
  companyId: string,
  before: ProfileRow,
  profile: CompanyProfileValues,
): Promise<void> {
  const locks = locksOf(before.currency, await loadProfileUsage(db, companyId));
  const lockedChanges = locks.filter(({ field }) =>
    changedFields(before, profile).some((change) => change.field === field),
  );
  if (lockedChanges.length > 0)
    throw badInput(Object.fromEntries(lockedChanges.map(({ field, reason }) => [field, reason])));
}

async function save(
  db: Db,
  ctx: Context,
  companyId: string,
  input: CompanyProfileInput,
  lockVersion: number,
  byName: string,
): Promise<void> {
  const before = await findProfile(db, companyId, true);
  if (!before) throw notFound('company');
  const profile = parseInput(companyProfileInput, input);
  const changes = changedFields(before, profile);
  if (changes.length === 0) return;
  if (before.lockVersion !== lockVersion) throw staleError('company profile', before);
  await requireUnlocked(db, companyId, before, profile);
  await setProfile(db, companyId, profile, byName);
  if (before.currency !== profile.currency) {
    await db.publish({ type: 'currencyChanged', companyId, currency: profile.currency });
  }
  await writeAuditEvent(db, ctx, {
    action: 'company.updated',
    targetType: 'Company',
    targetId: companyId,
    targetLabel: profile.name,
    changes,
  });
  await db.publish({ type: 'companyChanged', companyId });
}

/**
 * Updates the profile. A new currency also applies to the plans. Throws `CONFLICT` if the profile was changed
 * since `lockVersion`, unless the input changes nothing, and `BAD_USER_INPUT` if a locked field changes.
 */
export async function updateCompanyProfile(
  ctx: Context,
  input: CompanyProfileInput,
  lockVersion: number,
): Promise<CompanyProfile> {
  const { companyId, name } = authorize(ctx.viewer, permission, 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await save(db, ctx, companyId, input, lockVersion, name);
    return loadProfile(db, companyId);
  });
}
