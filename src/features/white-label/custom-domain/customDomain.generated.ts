/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type CustomDomainKind =
  /** A registered domain, such as example.com. */
  'Apex' | 'Subdomain';

export type DeploymentStepName =
  'Added' | 'Certificate' | 'Check' | 'Confirm' | 'Dns' | 'Live' | 'Publish' | 'Reserve' | 'Snapshot';

export type DeploymentStepStatus =
  | 'Failed'
  | 'Running'
  /** The deployment ended before this step. */
  | 'Skipped'
  | 'Succeeded'
  | 'Waiting';

export type DomainCertificateStatus =
  | 'Expired'
  | 'Failed'
  | 'Issued'
  /** Not requested, because the DNS is not verified. */
  | 'None'
  | 'Pending';

export type DomainDnsStatus =
  /** Other records conflict with the required ones. */
  | 'Conflict'
  /** The records have the wrong values. */
  | 'Misconfigured'
  /** The records were not found yet. */
  | 'Pending'
  | 'Verified';

export type DomainRecordPurpose =
  /** Proves that the company owns the domain. */
  | 'Ownership'
  /** Routes visitors to the portal. */
  | 'Routing';

export type DomainRecordStatus = 'Conflict' | 'Found' | 'Mismatch' | 'Pending';

export type DomainRecordType =
  | 'A'
  | 'AAAA'
  /** Called ANAME or flattened CNAME by some providers. */
  | 'ALIAS'
  | 'CNAME'
  | 'TXT';

export type DomainFieldsFragment = {
  id: string;
  hostname: string;
  displayName: string;
  kind: Types.CustomDomainKind;
  dnsStatus: Types.DomainDnsStatus;
  certificateStatus: Types.DomainCertificateStatus;
  hints: Array<string>;
  problem: string | null;
  lastCheckError: string | null;
  provider: string | null;
  lastCheckedAt: string | null;
  nextCheckAt: string | null;
  checkCount: number;
  verificationDeadline: string | null;
  verificationFailedAt: string | null;
  verifiedAt: string | null;
  liveAt: string | null;
  certificateExpiresAt: string | null;
  isPrimary: boolean;
  instructionsSentTo: string | null;
  instructionsSentAt: string | null;
  addedByName: string | null;
  createdAt: string;
  records: Array<{
    purpose: Types.DomainRecordPurpose;
    type: Types.DomainRecordType;
    name: string;
    shortName: string;
    value: string;
    ttl: number;
    status: Types.DomainRecordStatus;
    foundValues: Array<string>;
  }>;
  conflicts: Array<{ type: Types.DomainRecordType; name: string; value: string }>;
  steps: Array<{
    name: Types.DeploymentStepName;
    status: Types.DeploymentStepStatus;
    message: string | null;
    startedAt: string | null;
    finishedAt: string | null;
  }>;
};

export type DomainSetupFieldsFragment = {
  limit: number;
  fallbackHost: string | null;
  redirectToPrimary: boolean;
  domains: Array<{
    id: string;
    hostname: string;
    displayName: string;
    kind: Types.CustomDomainKind;
    dnsStatus: Types.DomainDnsStatus;
    certificateStatus: Types.DomainCertificateStatus;
    hints: Array<string>;
    problem: string | null;
    lastCheckError: string | null;
    provider: string | null;
    lastCheckedAt: string | null;
    nextCheckAt: string | null;
    checkCount: number;
    verificationDeadline: string | null;
    verificationFailedAt: string | null;
    verifiedAt: string | null;
    liveAt: string | null;
    certificateExpiresAt: string | null;
    isPrimary: boolean;
    instructionsSentTo: string | null;
    instructionsSentAt: string | null;
    addedByName: string | null;
    createdAt: string;
    records: Array<{
      purpose: Types.DomainRecordPurpose;
      type: Types.DomainRecordType;
      name: string;
      shortName: string;
      value: string;
      ttl: number;
      status: Types.DomainRecordStatus;
      foundValues: Array<string>;
    }>;
    conflicts: Array<{ type: Types.DomainRecordType; name: string; value: string }>;
    steps: Array<{
      name: Types.DeploymentStepName;
      status: Types.DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
  }>;
};

export type GetCustomDomainQueryVariables = Exact<{ [key: string]: never }>;

export type GetCustomDomainQuery = {
  customDomain: {
    limit: number;
    fallbackHost: string | null;
    redirectToPrimary: boolean;
    domains: Array<{
      id: string;
      hostname: string;
      displayName: string;
      kind: Types.CustomDomainKind;
      dnsStatus: Types.DomainDnsStatus;
      certificateStatus: Types.DomainCertificateStatus;
      hints: Array<string>;
      problem: string | null;
      lastCheckError: string | null;
      provider: string | null;
      lastCheckedAt: string | null;
      nextCheckAt: string | null;
      checkCount: number;
      verificationDeadline: string | null;
      verificationFailedAt: string | null;
      verifiedAt: string | null;
      liveAt: string | null;
      certificateExpiresAt: string | null;
      isPrimary: boolean;
      instructionsSentTo: string | null;
      instructionsSentAt: string | null;
      addedByName: string | null;
      createdAt: string;
      records: Array<{
        purpose: Types.DomainRecordPurpose;
        type: Types.DomainRecordType;
        name: string;
        shortName: string;
        value: string;
        ttl: number;
        status: Types.DomainRecordStatus;
        foundValues: Array<string>;
      }>;
      conflicts: Array<{ type: Types.DomainRecordType; name: string; value: string }>;
      steps: Array<{
        name: Types.DeploymentStepName;
        status: Types.DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    }>;
  };
};

export type AddCustomDomainMutationVariables = Exact<{
  hostname: string;
}>;

export type AddCustomDomainMutation = { addCustomDomain: { id: string; displayName: string } };

export type CheckCustomDomainMutationVariables = Exact<{
  id: string;
}>;

export type CheckCustomDomainMutation = {
  checkCustomDomain: {
    id: string;
    hostname: string;
    displayName: string;
    kind: Types.CustomDomainKind;
    dnsStatus: Types.DomainDnsStatus;
    certificateStatus: Types.DomainCertificateStatus;
    hints: Array<string>;
    problem: string | null;
    lastCheckError: string | null;
    provider: string | null;
    lastCheckedAt: string | null;
    nextCheckAt: string | null;
    checkCount: number;
    verificationDeadline: string | null;
    verificationFailedAt: string | null;
    verifiedAt: string | null;
    liveAt: string | null;
    certificateExpiresAt: string | null;
    isPrimary: boolean;
    instructionsSentTo: string | null;
    instructionsSentAt: string | null;
    addedByName: string | null;
    createdAt: string;
    records: Array<{
      purpose: Types.DomainRecordPurpose;
      type: Types.DomainRecordType;
      name: string;
      shortName: string;
      value: string;
      ttl: number;
      status: Types.DomainRecordStatus;
      foundValues: Array<string>;
    }>;
    conflicts: Array<{ type: Types.DomainRecordType; name: string; value: string }>;
    steps: Array<{
      name: Types.DeploymentStepName;
      status: Types.DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
  };
};

export type SetPrimaryDomainMutationVariables = Exact<{
  id?: string | null | undefined;
  redirect: boolean;
}>;

export type SetPrimaryDomainMutation = {
  setPrimaryDomain: {
    limit: number;
    fallbackHost: string | null;
    redirectToPrimary: boolean;
    domains: Array<{
      id: string;
      hostname: string;
      displayName: string;
      kind: Types.CustomDomainKind;
      dnsStatus: Types.DomainDnsStatus;
      certificateStatus: Types.DomainCertificateStatus;
      hints: Array<string>;
      problem: string | null;
      lastCheckError: string | null;
      provider: string | null;
      lastCheckedAt: string | null;
      nextCheckAt: string | null;
      checkCount: number;
      verificationDeadline: string | null;
      verificationFailedAt: string | null;
      verifiedAt: string | null;
      liveAt: string | null;
      certificateExpiresAt: string | null;
      isPrimary: boolean;
      instructionsSentTo: string | null;
      instructionsSentAt: string | null;
      addedByName: string | null;
      createdAt: string;
      records: Array<{
        purpose: Types.DomainRecordPurpose;
        type: Types.DomainRecordType;
        name: string;
        shortName: string;
        value: string;
        ttl: number;
        status: Types.DomainRecordStatus;
        foundValues: Array<string>;
      }>;
      conflicts: Array<{ type: Types.DomainRecordType; name: string; value: string }>;
      steps: Array<{
        name: Types.DeploymentStepName;
        status: Types.DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    }>;
  };
};

export type EmailDomainInstructionsMutationVariables = Exact<{
  id: string;
  email: string;
}>;

export type EmailDomainInstructionsMutation = { emailDomainInstructions: { id: string } };

export type RemoveCustomDomainMutationVariables = Exact<{
  id: string;
  hostname: string;
}>;

export type RemoveCustomDomainMutation = {
  removeCustomDomain: {
    limit: number;
    fallbackHost: string | null;
    redirectToPrimary: boolean;
    domains: Array<{
      id: string;
      hostname: string;
      displayName: string;
      kind: Types.CustomDomainKind;
      dnsStatus: Types.DomainDnsStatus;
      certificateStatus: Types.DomainCertificateStatus;
      hints: Array<string>;
      problem: string | null;
      lastCheckError: string | null;
      provider: string | null;
      lastCheckedAt: string | null;
      nextCheckAt: string | null;
      checkCount: number;
      verificationDeadline: string | null;
      verificationFailedAt: string | null;
      verifiedAt: string | null;
      liveAt: string | null;
      certificateExpiresAt: string | null;
      isPrimary: boolean;
      instructionsSentTo: string | null;
      instructionsSentAt: string | null;
      addedByName: string | null;
      createdAt: string;
      records: Array<{
        purpose: Types.DomainRecordPurpose;
        type: Types.DomainRecordType;
        name: string;
        shortName: string;
        value: string;
        ttl: number;
        status: Types.DomainRecordStatus;
        foundValues: Array<string>;
      }>;
      conflicts: Array<{ type: Types.DomainRecordType; name: string; value: string }>;
      steps: Array<{
        name: Types.DeploymentStepName;
        status: Types.DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    }>;
  };
};

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
    GetCustomDomain: build.query<GetCustomDomainQuery, GetCustomDomainQueryVariables | void>({
      query: (variables) => ({ document: GetCustomDomainDocument as unknown as string, variables }),
    }),
    AddCustomDomain: build.mutation<AddCustomDomainMutation, AddCustomDomainMutationVariables>({
      query: (variables) => ({ document: AddCustomDomainDocument as unknown as string, variables }),
    }),
    CheckCustomDomain: build.mutation<CheckCustomDomainMutation, CheckCustomDomainMutationVariables>({
      query: (variables) => ({ document: CheckCustomDomainDocument as unknown as string, variables }),
    }),
    SetPrimaryDomain: build.mutation<SetPrimaryDomainMutation, SetPrimaryDomainMutationVariables>({
      query: (variables) => ({ document: SetPrimaryDomainDocument as unknown as string, variables }),
    }),
    EmailDomainInstructions: build.mutation<
      EmailDomainInstructionsMutation,
      EmailDomainInstructionsMutationVariables
    >({
      query: (variables) => ({ document: EmailDomainInstructionsDocument as unknown as string, variables }),
    }),
    RemoveCustomDomain: build.mutation<RemoveCustomDomainMutation, RemoveCustomDomainMutationVariables>({
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
