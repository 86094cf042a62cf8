export { addClients } from './addClients';
export { ClientIdCache } from './clientIdCache';
export {
  clientById,
  clientExists,
  companyCountry,
  findAvailablePlans,
  type NewClient,
} from './clients.repository';
export { clientResolvers } from './clients.resolvers';
export { clientSummary } from './columns';
export { isOneOf, trialEndsWithin } from './conditions';
export {
  type ClientEdit,
  editClients,
  fieldsForUpdate,
  findEditConflicts,
  lockClients,
} from './editing.repository';
export { type ClientEmail, clientEmails } from './emails/clientEmails';
export { deleteUnsentClientEmail, insertClientEmail } from './emails/emails.repository';
export { createClientEmail, enqueueClientEmail, isClientEmailSent } from './emails/enqueueClientEmail';
export { deliverClientEmail, sendClientEmail } from './emails/send';
export {
  clientFieldColumns,
  clientFieldSchemas,
  clientFieldSpecs,
  clientTextMessages,
  parsePhone,
  phoneField,
} from './fields';
export { anyOf } from './filterInput';
export { clientImportRoutes } from './imports/clientImports.routes';
export { clientImportResolvers } from './imports/imports.resolvers';
export { purgeOldImports } from './imports/purge.repository';
export { startResumingImports } from './imports/resume';
export { registerClientImportJobs } from './imports/run';
export { searchText } from './input';
export { deleteListPreferences } from './lists/deleteListPreferences';
export { listResolvers } from './lists/lists.resolvers';
export { owesOnlySetupFee, owesOnlySetupFeeNow } from './owesOnlySetupFee';
export { publishClientChange } from './publishClientChange';
export { findMatchingClients } from './search.repository';
export { type BindValue, matchingIdsSql } from './search';
export {
  isMoneyDependent,
  parseSelection,
  parseSort,
  selectedClients,
  type Selection,
  validateReferences,
} from './selection';
export { clientOrder } from './sortOrder';
