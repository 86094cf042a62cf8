export { sendAddressEmail } from './accounts/addressChange';
export { clientAccountResolvers } from './accounts/from-console/fromConsole.resolvers';
export { sendPasswordLink } from './accounts/passwordLinks';
export { processPasswordRequest } from './accounts/passwords';
export { purgeClientAccounts } from './accounts/purge.repository';
export { sendSignUp } from './accounts/sign-up/request';
export { buildPortal } from './web/buildPortal';
