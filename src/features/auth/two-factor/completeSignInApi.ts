export { useCompleteSignInMutation } from './completeSignIn.generated';
