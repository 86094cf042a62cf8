export { useCompleteSignInMutation } from './secondStep.generated';
