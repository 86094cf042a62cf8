import type { ActiveBanner, DeploymentKind, Permission } from '../../contract/enums';
import { changedFields } from '../lib/changedFields';
import { accountRemoved, notFound } from '../lib/errors';
import {
  authorize,
  type Context,
  type Db,
  type EventOf,
  type Operator,
  type Services,
  type Settings,
  type WhiteLabelledCustomer,
  writeAuditEvent,
} from '../platform';
import {
  companyById,
  type CompanyRow,
  operatorWithCompany,
  type OperatorWithCompanyRow,
  setCompanyDetails,
} from './company.repository';
import type { CompanyDetails } from './input';

const bannerByKind: Readonly<Record<DeploymentKind, ActiveBanner>> = {
  CustomDomain: 'SettingUpCustomDomain',
  Subdomain: 'SettingUpSubdomain',
  ClientDashboard: 'SettingUpClientDashboard',
};

export const activeBanner = (kind: DeploymentKind | null): ActiveBanner | null => kind && bannerByKind[kind];

interface PortalState {
  isPublished: boolean;
  subdomain: string | null;
  /** The live custom domain to which clients are sent. Null for the subdomain. */
  primaryDomain: string | null;
}

interface PortalSettings {
  publicUrl: string;
  portalsDomain: string;
}

// The same proxy serves the portal and the console, so both use the same protocol.
export function dashboardLink(
  { isPublished, subdomain, primaryDomain }: PortalState,
  { publicUrl, portalsDomain }: PortalSettings,
): string | null {
  if (!isPublished || !subdomain) return null;
  return `${new URL(publicUrl).protocol}//${primaryDomain ?? `${subdomain}.${portalsDomain}`}`;
}

function toCompany(settings: Settings, row: CompanyRow): WhiteLabelledCustomer {
  const goLiveChecklist = {
    setUpBusinessBranding: row.has_branding,
    setUpClientPricing: row.has_active_plan,
    addCardDetails: row.has_card,
    setUpCustomDomain: row.has_custom_domain,
  };
  const isReady = Object.values(goLiveChecklist).every(Boolean);
  return {
    id: row.id,
    status: row.status,
    liveStatus: isReady && row.is_published ? 'Live' : 'NotLive',
    name: row.name,
    email: row.email,
    phone: row.phone,
    country: row.country,
    currency: row.currency,
    timeZone: row.time_zone,
    defaultLanguage: row.default_language,
    portalLanguages: row.portal_languages,
    contentLanguage: row.content_language,
    website: row.website,
    goLiveChecklist,
    dashboardLink: dashboardLink(
      { isPublished: row.is_published, subdomain: row.subdomain, primaryDomain: row.primary_domain },
      settings,
    ),
    activeDeploymentSessionFound: row.active_kind !== null,
    undeployedChangesExist: row.has_undeployed,
    activeBanner: activeBanner(row.active_kind),
    blockedReason: row.blocked_reason,
    closedAt: row.closed_at,
    reopenableUntil: row.reopenable_until,
    isTwoFactorRequired: row.is_two_factor_required,
    createdAt: row.created_at,
  };
}

const toOperator = (
  settings: Settings,
  row: OperatorWithCompanyRow,
  permissions: Iterable<Permission>,
): Operator => ({
  id: row.operator_id,
  status: row.operator_status,
  role: row.operator_role,
  name: row.operator_name,
  email: row.operator_email,
  phone: row.operator_phone,
  locale: row.operator_locale,
  language: row.operator_language,
  permissions: [...permissions],
  productionGaps: row.operator_is_owner ? settings.productionGaps : [],
  isOwner: row.operator_is_owner,
  hasTwoFactor: row.operator_has_two_factor,
  whiteLabelledCustomer: toCompany(settings, row),
  profileImageVersion: row.operator_profile_image_id,
  createdAt: row.operator_created_at,
  joinedAt: row.operator_joined_at,
  lastActiveAt: row.operator_last_active_at,
});

/** Loads the company in the caller's transaction. Throws `NOT_FOUND` if it does not exist. */
export async function loadCompany(
  db: Db,
  settings: Services['settings'],
  companyId: string,
): Promise<WhiteLabelledCustomer> {
  const row = await companyById(db, companyId);
  if (!row) throw notFound();
  return toCompany(settings, row);
}

export async function currentOperator(ctx: Context): Promise<Operator> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { database, settings } = ctx.services;
  return database.inCompany(viewer.companyId, async (db) => {
    const row = await operatorWithCompany(db, viewer.companyId, viewer.operatorId);
    if (!row) throw accountRemoved();
    return toOperator(settings, row, viewer.permissions);
  });
}

/** Saves validated details, audits the change and notifies open consoles, in the caller's transaction. */
export async function saveCompanyDetails(
  db: Db,
  ctx: Context,
  companyId: string,
  details: CompanyDetails,
): Promise<void> {
  const before = await companyById(db, companyId);
  if (!before) throw notFound();
  await setCompanyDetails(db, companyId, details);
  await writeAuditEvent(db, ctx, {
    action: 'company.updated',
    targetType: 'Company',
    targetId: companyId,
    targetLabel: details.name,
    changes: changedFields({ ...before, timeZone: before.time_zone }, details),
  });
  await db.publish({ type: 'companyChanged', companyId });
}

export function companyChanges(ctx: Context): AsyncIterableIterator<EventOf<'companyChanged'>> {
  const { companyId } = authorize(ctx.viewer, null, 'shell');
  return ctx.services.events.subscribe('companyChanged', companyId, ctx.readAt);
}

const companyByEvent = new WeakMap<EventOf<'companyChanged'>, Promise<WhiteLabelledCustomer>>();

/** Loads the company once per event for all sockets of this process. */
export function companyAfter(ctx: Context, event: EventOf<'companyChanged'>): Promise<WhiteLabelledCustomer> {
  const { database, settings } = ctx.services;
  const loading =
    companyByEvent.get(event) ??
    database.inCompany(event.companyId, (db) => loadCompany(db, settings, event.companyId));
  companyByEvent.set(event, loading);
  // Evicts a failed load, so that the next caller retries.
  loading.catch(() => companyByEvent.delete(event));
  return loading;
}
