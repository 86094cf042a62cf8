import type { ClientVisibleLocation } from '../../../contract/enums';
import { changedFields } from '../../lib/changedFields';
import { badInput, notFound, staleError } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import {
  authorize,
  type ClientVisibleField,
  type CompanyProfile,
  type CompanyProfileInput,
  type Context,
  type Db,
  type FieldLock,
  type PortalLanguagesInput,
  writeAuditEvent,
} from '../../platform';
import {
  type CompanyProfileField,
  companyProfileInput,
  type CompanyProfileValues,
  portalLanguagesInput,
} from './input';
import {
  findProfile,
  loadProfileUsage,
  type ProfileRow,
  type ProfileUsage,
  setPortalLanguages,
  setProfile,
} from './profile.repository';

/**
 * Returns why the currency can't change, or null if it can. Existing amounts lock it, because they are never
 * converted.
 */
function currencyLock(currency: string, usage: ProfileUsage): string | null {
  if (usage.hasPayments)
    return t('You can’t change the currency because clients have paid in {currency}.', { currency });
  if (usage.hasPaidSubscriptions) {
    return t('You can’t change the currency because clients have subscriptions in {currency}.', { currency });
  }
  if (usage.pricedPlans === 0) return null;
  return t(
    '{others, plural, =0 {The plan {plan} has a price in {currency}. To change the currency, delete the plan or make it free.} one {The plan {plan} and # other plan have prices in {currency}. To change the currency, delete these plans or make them free.} other {The plan {plan} and # other plans have prices in {currency}. To change the currency, delete these plans or make them free.}}',
    { others: usage.pricedPlans - 1, plan: usage.firstPricedPlan ?? '', currency },
  );
}

/** Returns the fields that can't change now, with the reasons. */
function locksOf(currency: string, usage: ProfileUsage): FieldLock[] {
  const reason = currencyLock(currency, usage);
  return [
    ...(reason ? [{ field: 'currency', reason }] : []),
    ...(usage.isConnected
      ? [
          {
            field: 'country',
            reason: t(
              'Your Stripe account belongs to this country. To change it, disconnect the account under Stripe Integration.',
            ),
          },
        ]
      : []),
  ];
}

/** Where clients see each field: on the portal, on receipts or in emails. */
const placesByField: Readonly<Partial<Record<CompanyProfileField, readonly ClientVisibleLocation[]>>> = {
  name: ['ClientDashboard', 'Receipts', 'Emails'],
  legalName: ['Receipts'],
  email: ['ClientDashboard', 'Receipts', 'Emails'],
  phone: ['ClientDashboard', 'Receipts'],
  website: ['ClientDashboard', 'Receipts'],
  addressLine1: ['Receipts'],
  addressLine2: ['Receipts'],
  city: ['Receipts'],
  state: ['Receipts'],
  postalCode: ['Receipts'],
  country: ['ClientDashboard', 'Receipts'],
  currency: ['ClientDashboard', 'Receipts'],
  timeZone: ['ClientDashboard', 'Receipts', 'Emails'],
  taxId: ['Receipts'],
};

const fieldsSeenByClients = (): ClientVisibleField[] =>
  Object.entries(placesByField).map(([field, fieldPlaces]) => ({ field, locations: [...fieldPlaces] }));

const permission = 'MANAGE_SETTINGS';

async function loadProfile(db: Db, companyId: string): Promise<CompanyProfile> {
  const row = await findProfile(db, companyId);
  if (!row) throw notFound();
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
  if (!before) throw notFound();
  const profile = parseInput(companyProfileInput, input);
  const changes = changedFields(before, profile);
  if (changes.length === 0) return;
  if (before.lockVersion !== lockVersion) throw staleError(before);
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

/**
 * Sets the languages of the portal, emails and documents. Throws `BAD_USER_INPUT` for an unknown language and
 * if the default language is not one of them.
 */
export async function updatePortalLanguages(
  ctx: Context,
  input: PortalLanguagesInput,
): Promise<CompanyProfile> {
  const { companyId } = authorize(ctx.viewer, permission, 'write');
  const parsed = parseInput(portalLanguagesInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const before = await findProfile(db, companyId, true);
    if (!before) throw notFound();
    const values = { ...parsed, contentLanguage: parsed.contentLanguage ?? before.contentLanguage };
    const changes = changedFields(before, values);
    if (changes.length > 0) {
      await setPortalLanguages(db, companyId, values);
      await writeAuditEvent(db, ctx, {
        action: 'company.updated',
        targetType: 'Company',
        targetId: companyId,
        targetLabel: before.name,
        changes,
      });
      await db.publish({ type: 'companyChanged', companyId });
    }
    return loadProfile(db, companyId);
  });
}
