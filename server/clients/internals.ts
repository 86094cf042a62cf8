export { insertClients } from './clients.repository';
export { clientChanges, countClients, createClient, findClient, listClients } from './clients.service';
export { isClientEmail } from './emails/clientEmails';
export { checkClientImport } from './imports/check.service';
export { findClientImport, startClientImport } from './imports/imports.service';
export { saveImportMapping } from './imports/mappings.service';
export { runClientImport } from './imports/run';
export { uploadClientImport } from './imports/upload.service';
export { createSavedView, savedViews } from './lists/savedViews.service';
