export { addClients } from './addClients';
export {
  clientById,
  clientExists,
  companyCountry,
  findAvailablePlans,
  type NewClient,
} from './clients.repository';
export { publishClientChange } from './clients.events';
export { clientResolvers } from './clients.resolvers';
export { clientSummary, owesOnlySetupFee, owesOnlySetupFeeAt } from './columns';
export { type BindValue, isOneOf, matchingIdsSql, trialEndsWithin } from './conditions';
export {
  type ClientEdit,
  type ClientPatch,
  editClients,
  fieldsForUpdate,
  findEditConflicts,
  lockClients,
} from './editing.repository';
export { type ClientEmail, clientEmails } from './emails/clientEmails';
export { inClientLanguage } from './emails/clientLanguage';
export { deleteUnsentClientEmail, insertClientEmail } from './emails/emails.repository';
export {
  createClientEmail,
  deliverClientEmail,
  enqueueClientEmail,
  isClientEmailSent,
  sendClientEmail,
} from './emails/send';
export {
  clientFieldColumns,
  clientFieldSchemas,
  clientFieldSpecs,
  clientTextMessages,
  parsePhone,
  phoneField,
  clientFieldTitle,
} from './fields';
export { clientImportRoutes } from './imports/clientImports.routes';
export { clientImportResolvers } from './imports/imports.resolvers';
export { purgeOldImports } from './imports/imports.repository';
export { registerClientImportJobs, startResumingImports } from './imports/run';
export { anyOf, searchText } from './input';
export { deleteListPreferences, listNames } from './lists/lists.service';
export { listResolvers } from './lists/lists.resolvers';
export {
  isMoneyDependent,
  parseSelection,
  parseSort,
  selectedClients,
  type Selection,
  validateReferences,
} from './selection';
export { findMatchingClients } from './selection.repository';
export { clientOrder } from './sortOrder';
export { clientStatusLabels } from './statusNames';
export { withClientTotals } from './totals.repository';
