import type { Permission } from '../../contract/enums';
import type { Operator, Settings, WhiteLabelledCustomer } from '../platform';
import { activeBanner, dashboardLink } from './derived';
import type { CompanyRow, OperatorWithCompanyRow } from './company.repository';

export function toCompany(settings: Settings, row: CompanyRow): WhiteLabelledCustomer {
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

export const toOperator = (
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
