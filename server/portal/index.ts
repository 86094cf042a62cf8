export { sendAddressEmail } from './accounts/address/send';
export { clientAccountResolvers } from './accounts/from-console/fromConsole.resolvers';
export { sendPasswordLink } from './accounts/passwordLinks';
export { processPasswordRequest } from './accounts/passwords';
export { purgeClientAccounts } from './accounts/purge.repository';
export { sendSignUp } from './accounts/sign-up/send';
export { buildPortal } from './web/buildPortal';
