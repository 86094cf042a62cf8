/** Statements with parts that are known only at run time and without which they are not valid SQL. */
export const composedStatements: readonly string[] = [
  // The kind of the document determines tables and columns.
  ...['documentTexts', 'documentVersionText', 'documentVersions', 'insertDocumentVersion'],
  ...['saveDocumentDraft', 'setPublishedVersion'],
  // The area of the export determines the table and its columns.
  ...['archivedRows', 'countArchived'],
  // The requested fields or the permissions of the operator determine the columns.
  ...['clientById', 'clientNeighbor', 'clientSlice'],
  // A list in TypeScript determines the columns.
  ...['clientFields', 'clientFieldsForUpdate', 'editClients', 'insertClients', 'insertPlan', 'updatePlan'],
  // The selection or the filters determine the tables.
  ...['auditEvents', 'clientTimeline', 'groupClientsByOutcome', 'insertSelectedRows'],
  'recentActivity',
];

/** Statements whose conditions, which name the company, are composed at run time. */
export const composedConditions: readonly string[] = [
  ...['exportedPayments', 'paymentClientChoices', 'paymentSlice', 'paymentStatusTotals'],
];

/** Types of stored columns whose check constraint does not list their values, by `table.column`. */
export const columnTypes: Readonly<Record<string, string>> = {
  'companies.completed_steps': 'enums.OnboardingStep[]',
  'payment_counts.status': 'enums.PaymentStatus',
  'saved_views.list': "'Clients'",
};

const bulkAction = "JsonColumn<'client_bulks.action'>";

const contentText = '{ title: string; summary: string; html: string } | null';

/**
 * Types of result columns that depend on rules PostgreSQL does not know, by `statement.column`. `not null`
 * removes null from the derived type.
 */
export const resultTypes: Readonly<Record<string, string>> = {
  // Every payment of this direction or subscription has a client.
  'failedPaymentsToCancel.clientId': 'not null',
  'failedPaymentsOf.clientId': 'not null',
  // Payments with a document have a client or a stored recipient.
  'collectedPayment.recipient': "JsonColumn<'invoices.recipient'>",
  // One of the two snapshots contains the item.
  ...{ 'changesSince.area': 'enums.PortalArea', 'changesBetween.area': 'enums.PortalArea' },
  ...{ 'changesSince.entityId': 'not null', 'changesBetween.entityId': 'not null' },
  ...{ 'changesSince.label': 'not null', 'changesBetween.label': 'not null' },
  // The view `portal_content` has no row without them.
  ...{ 'translatableItems.entityId': 'not null', 'translatableItems.label': 'not null' },
  'currentTranslations.texts': "JsonColumn<'content_translations.texts'>",
  'translatableItems.content': "JsonColumn<'portal_content.content'>",
  // `before` and `after` are stored together.
  'clientBulkRowsAfter.change':
    "{ before: JsonColumn<'client_bulk_rows.before'>; after: JsonColumn<'client_bulk_rows.after'> } | null",
  // The kind of a bulk action determines its options.
  ...{ 'clientBulkById.action': bulkAction, 'lockClientBulk.action': bulkAction },
  ...{ 'latestClientBulks.action': bulkAction, 'findActiveExport.action': bulkAction },
  // The parameter contains the days.
  'clientListContext.bounds': 'Record<string, { start: string; end: string }>',
  // The parameter contains the ids of clients.
  'clientsChargedFor.id': 'not null',
  'competingClaim.held': "'Held' | 'Resting' | null",
  // Every subscription has a plan at a price version, and a paid period.
  ...{ 'findNextUnsynced.plan': 'not null', 'findNextUnsynced.billedUntil': 'not null' },
  'renewalTerms.charged': '{ status: enums.PaymentStatus; planId: string | null; periodEnd: string } | null',
  // The title and the HTML of a draft are stored together, and a guide has a draft or a version.
  ...{ 'guideTexts.draft': contentText, 'legalTexts.draft': contentText, 'guidesOf.title': 'not null' },
  // `Valid` is stored as `Good`.
  'importRowPage.status': 'enums.ClientImportRowStatus | null',
  'loadPaymentCounters.currency': 'string',
  // A company with a next fee has an anchor and a first month.
  'lockDueSchedule.anchor': 'not null',
  'lockDueSchedule.month': '{ periodStart: string; periodEnd: string }',
  'selectSessionViewer.company_status': 'enums.CompanyStatus',
  'selectSessionViewer.last_seen_at': 'Date',
  'selectSessionViewer.must_set_up_two_factor': 'boolean',
  'selectSessionViewer.operator_email': 'string',
  'selectSessionViewer.operator_id': 'string',
  'selectSessionViewer.operator_name': 'string',
  'selectSessionViewer.operator_status': 'enums.OperatorStatus',
  'selectSessionViewer.role': 'enums.Role',
};
