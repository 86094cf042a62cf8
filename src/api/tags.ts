export const tagTypes = [
  'Operator',
  'Company',
  'ThemeSetup',
  'Client',
  'ClientCounts',
  'ClientImport',
  'ClientFacets',
  'ClientTimeline',
  'ClientBulkAction',
  'ListColumns',
  'SavedView',
  'ImportMapping',
  'Analytics',
  'Activity',
  'Payment',
  'Plan',
  'Dunning',
  'BillingCard',
  'StripeIntegration',
  'Onboarding',
  'Session',
  'Role',
  'ThemeVersion',
  'Deployment',
  'UndeployedChanges',
  'CustomDomain',
  'LegalPage',
  'QuickGuide',
  'ContentTranslation',
  'StartUpPack',
  'MarketingTemplate',
  'Invitation',
  'MyAccount',
  'CompanyProfile',
  'CompanyExport',
  'AuditEvent',
  'Notification',
  'TwoFactor',
] as const;

export type TagType = (typeof tagTypes)[number];

/**
 * Returns the tag of a list and one for each of its rows, so that a changed row refetches the lists that show
 * it.
 */
export const listTags = <Type extends TagType>(type: Type, items: readonly { id: string }[] | undefined) => [
  { type, id: 'LIST' },
  ...(items ?? []).map(({ id }) => ({ type, id })),
];
