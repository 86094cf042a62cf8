import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DomainFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment DomainFields on CustomDomain {
  id
  hostname
  displayName
  kind
  dnsStatus
  certificateStatus
  records {
    purpose
    type
    name
    shortName
    value
    ttl
    status
    foundValues
  }
  conflicts {
    type
    name
    value
  }
  hints
  problem
  lastCheckError
  provider
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  lastCheckedAt
  nextCheckAt
  checkCount
  verificationDeadline
  verificationFailedAt
  verifiedAt
  liveAt
  certificateExpiresAt
  isPrimary
  instructionsSentTo
  instructionsSentAt
  addedByName
  createdAt
}
    `,
  { fragmentName: 'DomainFields' },
);
export const DomainSetupFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment DomainSetupFields on CustomDomainSetup {
  limit
  fallbackHost
  redirectToPrimary
  domains {
    ...DomainFields
  }
}
    fragment DomainFields on CustomDomain {
  id
  hostname
  displayName
  kind
  dnsStatus
  certificateStatus
  records {
    purpose
    type
    name
    shortName
    value
    ttl
    status
    foundValues
  }
  conflicts {
    type
    name
    value
  }
  hints
  problem
  lastCheckError
  provider
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  lastCheckedAt
  nextCheckAt
  checkCount
  verificationDeadline
  verificationFailedAt
  verifiedAt
  liveAt
  certificateExpiresAt
  isPrimary
  instructionsSentTo
  instructionsSentAt
  addedByName
  createdAt
}`,
  { fragmentName: 'DomainSetupFields' },
);
export const GetCustomDomainDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetCustomDomain {
  customDomain {
    ...DomainSetupFields
  }
}
    fragment DomainFields on CustomDomain {
  id
  hostname
  displayName
  kind
  dnsStatus
  certificateStatus
  records {
    purpose
    type
    name
    shortName
    value
    ttl
    status
    foundValues
  }
  conflicts {
    type
    name
    value
  }
  hints
  problem
  lastCheckError
  provider
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  lastCheckedAt
  nextCheckAt
  checkCount
  verificationDeadline
  verificationFailedAt
  verifiedAt
  liveAt
  certificateExpiresAt
  isPrimary
  instructionsSentTo
  instructionsSentAt
  addedByName
  createdAt
}
fragment DomainSetupFields on CustomDomainSetup {
  limit
  fallbackHost
  redirectToPrimary
  domains {
    ...DomainFields
  }
}`);
export const AddCustomDomainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddCustomDomain($hostname: String!) {
  addCustomDomain(hostname: $hostname) {
    id
    displayName
  }
}
    `);
export const CheckCustomDomainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckCustomDomain($id: ID!) {
  checkCustomDomain(id: $id) {
    ...DomainFields
  }
}
    fragment DomainFields on CustomDomain {
  id
  hostname
  displayName
  kind
  dnsStatus
  certificateStatus
  records {
    purpose
    type
    name
    shortName
    value
    ttl
    status
    foundValues
  }
  conflicts {
    type
    name
    value
  }
  hints
  problem
  lastCheckError
  provider
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  lastCheckedAt
  nextCheckAt
  checkCount
  verificationDeadline
  verificationFailedAt
  verifiedAt
  liveAt
  certificateExpiresAt
  isPrimary
  instructionsSentTo
  instructionsSentAt
  addedByName
  createdAt
}`);
export const SetPrimaryDomainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetPrimaryDomain($id: ID, $redirect: Boolean!) {
  setPrimaryDomain(id: $id, redirect: $redirect) {
    ...DomainSetupFields
  }
}
    fragment DomainFields on CustomDomain {
  id
  hostname
  displayName
  kind
  dnsStatus
  certificateStatus
  records {
    purpose
    type
    name
    shortName
    value
    ttl
    status
    foundValues
  }
  conflicts {
    type
    name
    value
  }
  hints
  problem
  lastCheckError
  provider
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  lastCheckedAt
  nextCheckAt
  checkCount
  verificationDeadline
  verificationFailedAt
  verifiedAt
  liveAt
  certificateExpiresAt
  isPrimary
  instructionsSentTo
  instructionsSentAt
  addedByName
  createdAt
}
fragment DomainSetupFields on CustomDomainSetup {
  limit
  fallbackHost
  redirectToPrimary
  domains {
    ...DomainFields
  }
}`);
export const EmailDomainInstructionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EmailDomainInstructions($id: ID!, $email: String!) {
  emailDomainInstructions(id: $id, email: $email) {
    id
  }
}
    `);
export const RemoveCustomDomainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveCustomDomain($id: ID!, $hostname: String!) {
  removeCustomDomain(id: $id, hostname: $hostname) {
    ...DomainSetupFields
  }
}
    fragment DomainFields on CustomDomain {
  id
  hostname
  displayName
  kind
  dnsStatus
  certificateStatus
  records {
    purpose
    type
    name
    shortName
    value
    ttl
    status
    foundValues
  }
  conflicts {
    type
    name
    value
  }
  hints
  problem
  lastCheckError
  provider
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  lastCheckedAt
  nextCheckAt
  checkCount
  verificationDeadline
  verificationFailedAt
  verifiedAt
  liveAt
  certificateExpiresAt
  isPrimary
  instructionsSentTo
  instructionsSentAt
  addedByName
  createdAt
}
fragment DomainSetupFields on CustomDomainSetup {
  limit
  fallbackHost
  redirectToPrimary
  domains {
    ...DomainFields
  }
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetCustomDomain: build.query<Types.GetCustomDomainQuery, Types.GetCustomDomainQueryVariables | void>({
      query: (variables) => ({ document: GetCustomDomainDocument as unknown as string, variables }),
    }),
    AddCustomDomain: build.mutation<Types.AddCustomDomainMutation, Types.AddCustomDomainMutationVariables>({
      query: (variables) => ({ document: AddCustomDomainDocument as unknown as string, variables }),
    }),
    CheckCustomDomain: build.mutation<
      Types.CheckCustomDomainMutation,
      Types.CheckCustomDomainMutationVariables
    >({
      query: (variables) => ({ document: CheckCustomDomainDocument as unknown as string, variables }),
    }),
    SetPrimaryDomain: build.mutation<Types.SetPrimaryDomainMutation, Types.SetPrimaryDomainMutationVariables>(
      {
        query: (variables) => ({ document: SetPrimaryDomainDocument as unknown as string, variables }),
      },
    ),
    EmailDomainInstructions: build.mutation<
      Types.EmailDomainInstructionsMutation,
      Types.EmailDomainInstructionsMutationVariables
    >({
      query: (variables) => ({ document: EmailDomainInstructionsDocument as unknown as string, variables }),
    }),
    RemoveCustomDomain: build.mutation<
      Types.RemoveCustomDomainMutation,
      Types.RemoveCustomDomainMutationVariables
    >({
      query: (variables) => ({ document: RemoveCustomDomainDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetCustomDomainQuery,
  useLazyGetCustomDomainQuery,
  useAddCustomDomainMutation,
  useCheckCustomDomainMutation,
  useSetPrimaryDomainMutation,
  useEmailDomainInstructionsMutation,
  useRemoveCustomDomainMutation,
} = injectedRtkApi;
