export { closingResolvers } from './closing/closing.resolvers';
export { onboardingResolvers } from './onboarding/onboarding.resolvers';
export { isCompanyCommand, runCompanyCommand, usage } from './platform-commands/command';
