import * as enums from '../../../contract/enums';
import { openFixture, type Fixture } from '../../testing/fixture';

const without = (values: readonly string[], ...excluded: string[]): string[] =>
  values.filter((value) => !excluded.includes(value));

/** The values that each column with a list of allowed values should accept. */
const expectedValues: Readonly<Record<string, readonly string[]>> = {
  'audit_events.actor_type': enums.actorTypes,
  'billing_cards.provider': enums.cardProviderNames,
  'client_billing_plans.interval': enums.planIntervals,
  'client_billing_plans.status': enums.planStatuses,
  'client_billing_plans.tax_behavior': enums.taxBehaviors,
  'client_bulk_rows.outcome': enums.clientBulkActionOutcomes,
  'client_bulks.kind': enums.clientBulkActionKinds,
  'client_bulks.status': enums.clientBulkActionStatuses,
  'client_cards.provider': enums.cardProviderNames,
  // The column stores Good for Valid.
  'client_import_rows.status': [...without(enums.clientImportRowStatuses, 'Valid'), 'Good'],
  'client_imports.match_by': enums.clientImportMatches,
  'client_imports.status': enums.clientImportStatuses,
  'clients.deactivation_reason': enums.deactivationReasons,
  'clients.source': enums.clientSources,
  'clients.status': enums.clientStatuses,
  // A deactivated client has the status from before.
  'clients.status_before': without(enums.clientStatuses, 'Deactivated'),
  'companies.after_last_retry': enums.afterLastRetries,
  'companies.status': enums.companyStatuses,
  'company_exports.status': enums.companyExportStatuses,
  'custom_domains.certificate_status': enums.domainCertificateStatuses,
  'custom_domains.dns_status': enums.domainDnsStatuses,
  'custom_domains.kind': enums.customDomainKinds,
  'deployment_sessions.kind': enums.deploymentKinds,
  'deployment_sessions.status': enums.deploymentStatuses,
  'deployment_sessions.trigger': enums.deploymentTriggers,
  'deployment_steps.name': enums.deploymentStepNames,
  'deployment_steps.status': enums.deploymentStepStatuses,
  // Expired is derived from the time.
  'email_changes.status': without(enums.emailChangeStatuses, 'Expired'),
  'images.kind': [...enums.logoKinds, 'ProfileImage', 'GuideImage'],
  'list_preferences.list': enums.listNames,
  'mrr_movements.kind': enums.mrrMovementKinds,
  'notification_preferences.kind': enums.notificationKinds,
  'notifications.direction': enums.paymentDirections,
  'notifications.kind': enums.notificationKinds,
  'notifications.manner': enums.notificationReasons,
  'onboarding_drafts.step': enums.onboardingSteps,
  'operators.role': enums.roles,
  'operators.status': enums.operatorStatuses,
  'payment_attempts.trigger': enums.paymentTriggers,
  'payments.direction': enums.paymentDirections,
  'payments.dispute_status': enums.disputeStatuses,
  'payments.provider': enums.cardProviderNames,
  'payments.status': enums.paymentStatuses,
  'payments.tax_behavior': enums.taxBehaviors,
  'payments.trigger': enums.paymentTriggers,
  'payments.type': enums.paymentTypes,
  'plan_prices.interval': enums.planIntervals,
  'content_translations.area': enums.portalAreas.filter((area) => area !== 'Company'),
  'portal_snapshot_items.area': enums.portalAreas,
  'provider_accounts.provider': enums.cardProviderNames,
  'provider_events.provider': enums.cardProviderNames,
  'refunds.reason': enums.refundReasons,
  'refunds.status': enums.refundStatuses,
  // Admins have every permission.
  'role_permissions.role': without(enums.roles, 'Admin'),
  'sessions.end_reason': enums.sessionEndReasons,
  'start_up_pack_installations.status': enums.startUpPackStatuses,
  'start_up_pack_items.choice': enums.startUpPackChoices,
  // The column stores TakenBack for Reversed and Left for Retained.
  'start_up_pack_items.outcome': [
    ...without(enums.startUpPackOutcomes, 'Reversed', 'Retained'),
    ...['TakenBack', 'Left'],
  ],
  'stripe_integrations.provider': enums.cardProviderNames,
  'subscriptions.provider': enums.cardProviderNames,
  'subscriptions.status': enums.subscriptionStatuses,
};

/** Columns whose values are not an enum of the contract. */
const internalColumns = [
  'client_emails.status',
  'client_facets.facet',
  'client_links.kind',
  'client_sessions.end_reason',
  'custom_domains.held_elsewhere',
  'daily_tallies.measure',
  'legal_pages.pathname',
  'payment_attempts.status',
  'provider_events.status',
  'sandbox_charges.status',
];

let fixture: Fixture;
let valuesByColumn: Map<string, string[]>;
beforeAll(async () => {
  fixture = await openFixture();
  const { rows } = await fixture.services.database.query<{ column: string; values: string[] }>(
    `select r.relname || '.' || a.attname as column, array(
       select v[1] from regexp_matches(d.definition, '''([^'']+)''::text', 'g') as v order by 1
     ) as values
     from pg_constraint c
     join pg_class r on r.oid = c.conrelid
     join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
     cross join lateral (select pg_get_constraintdef(c.oid) as definition) d
     where c.contype = 'c' and c.connamespace = 'public'::regnamespace
       and d.definition ~ '^CHECK \\(\\("?\\w+"? = ANY \\(ARRAY\\['`,
  );
  valuesByColumn = new Map(rows.map(({ column, values }) => [column, values]));
});
afterAll(() => fixture.close());

test.each(Object.entries(expectedValues))(
  '%s accepts the values of its enum in the contract',
  (column, values) => {
    expect(new Set(valuesByColumn.get(column))).toEqual(new Set(values));
  },
);

test('every column with a list of allowed values is compared with its enum, or is internal', () => {
  expect([...valuesByColumn.keys()].sort()).toEqual(
    [...Object.keys(expectedValues), ...internalColumns].sort(),
  );
});
