import { authResolvers } from './modules/auth/resolvers';
import { billingCardResolvers } from './modules/billing-cards/resolvers';
import { brandingResolvers } from './modules/branding/resolvers';
import { clientBillingResolvers } from './modules/client-billing/resolvers';
import { clientImportResolvers } from './modules/client-imports/resolvers';
import { clientResolvers } from './modules/clients/resolvers';
import { companyResolvers } from './modules/company/resolvers';
import { onboardingResolvers } from './modules/onboarding/resolvers';
import { operatorResolvers } from './modules/operators/resolvers';
import { roleResolvers } from './modules/roles/resolvers';
import { sessionResolvers } from './modules/sessions/resolvers';
import { dateTimeScalar, formDraftScalar } from './scalars';
import type { Resolvers } from './schema.generated';

const scalars: Resolvers = { DateTime: dateTimeScalar, FormDraft: formDraftScalar };

/** One map a module; together they answer every root field of schema.graphql. */
export const resolvers: Resolvers[] = [
  scalars,
  authResolvers,
  billingCardResolvers,
  brandingResolvers,
  clientBillingResolvers,
  clientImportResolvers,
  clientResolvers,
  companyResolvers,
  onboardingResolvers,
  operatorResolvers,
  roleResolvers,
  sessionResolvers,
];
