export { completeSignUp } from './accounts/testing/completeSignUp';
export { subscribeClient } from './web/account/testing/signedUpClient';
export { setUpTestPortal, type TestPortal } from './web/account/testing/testPortal';
export { setUpPortal } from './web/testing/setUpPortal';
