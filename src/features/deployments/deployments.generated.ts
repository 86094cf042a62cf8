/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type DeployInput = {
  /** A note for the history, at most 200 characters. */
  note?: string | null | undefined;
};

export type DeploymentKind =
  /** The portal's content. Takes up to 30 minutes. */
  | 'ClientDashboard'
  /** A custom domain. Takes up to 12 hours. */
  | 'CustomDomain'
  /** The product's subdomain. Takes up to 10 minutes. */
  | 'Subdomain';

export type DeploymentStatus = 'Canceled' | 'Failed' | 'Queued' | 'Running' | 'Succeeded';

export type DeploymentStepName =
  'Added' | 'Certificate' | 'Check' | 'Confirm' | 'Dns' | 'Live' | 'Publish' | 'Reserve' | 'Snapshot';

export type DeploymentStepStatus =
  | 'Failed'
  | 'Running'
  /** The deployment ended before this step. */
  | 'Skipped'
  | 'Succeeded'
  | 'Waiting';

export type DeploymentTrigger =
  /** A check after the verification period found the correct DNS records. */
  | 'DomainVerified'
  | 'Manual'
  /** The company finished onboarding. */
  | 'Onboarding'
  | 'Retry'
  | 'Rollback';

export type PortalArea = 'Branding' | 'ClientBilling' | 'Company' | 'Legal' | 'QuickGuide';

export type PortalChangeKind = 'Added' | 'Changed' | 'Removed';

export type PortalChangeFieldsFragment = {
  area: Types.PortalArea;
  entityId: string;
  label: string;
  kind: Types.PortalChangeKind;
  fields: Array<{ field: string; before: string | null; after: string | null }>;
};

export type DeploymentFieldsFragment = {
  id: string;
  kind: Types.DeploymentKind;
  status: Types.DeploymentStatus;
  trigger: Types.DeploymentTrigger;
  note: string | null;
  requestedByName: string | null;
  expectedMinutes: number;
  error: string | null;
  url: string | null;
  isPublished: boolean;
  canCancel: boolean;
  canRetry: boolean;
  canRollBack: boolean;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  steps: Array<{
    name: Types.DeploymentStepName;
    status: Types.DeploymentStepStatus;
    message: string | null;
    startedAt: string | null;
    finishedAt: string | null;
  }>;
  changes: Array<{
    area: Types.PortalArea;
    entityId: string;
    label: string;
    kind: Types.PortalChangeKind;
    fields: Array<{ field: string; before: string | null; after: string | null }>;
  }>;
};

export type GetUndeployedChangesQueryVariables = Exact<{ [key: string]: never }>;

export type GetUndeployedChangesQuery = {
  undeployedChanges: {
    count: number;
    publishedAt: string | null;
    blocker: string | null;
    items: Array<{
      area: Types.PortalArea;
      entityId: string;
      label: string;
      kind: Types.PortalChangeKind;
      fields: Array<{ field: string; before: string | null; after: string | null }>;
    }>;
  };
};

export type GetDeploymentsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;

export type GetDeploymentsQuery = {
  deployments: {
    page: number;
    totalPages: number;
    totalCount: number;
    items: Array<{
      id: string;
      kind: Types.DeploymentKind;
      status: Types.DeploymentStatus;
      trigger: Types.DeploymentTrigger;
      note: string | null;
      requestedByName: string | null;
      expectedMinutes: number;
      error: string | null;
      url: string | null;
      isPublished: boolean;
      canCancel: boolean;
      canRetry: boolean;
      canRollBack: boolean;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      steps: Array<{
        name: Types.DeploymentStepName;
        status: Types.DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
      changes: Array<{
        area: Types.PortalArea;
        entityId: string;
        label: string;
        kind: Types.PortalChangeKind;
        fields: Array<{ field: string; before: string | null; after: string | null }>;
      }>;
    }>;
  };
};

export type DeployMutationVariables = Exact<{
  input: Types.DeployInput;
  idempotencyKey: string;
}>;

export type DeployMutation = {
  deploy: {
    id: string;
    kind: Types.DeploymentKind;
    status: Types.DeploymentStatus;
    trigger: Types.DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: Types.DeploymentStepName;
      status: Types.DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: Types.PortalArea;
      entityId: string;
      label: string;
      kind: Types.PortalChangeKind;
      fields: Array<{ field: string; before: string | null; after: string | null }>;
    }>;
  };
};

export type CancelDeploymentMutationVariables = Exact<{
  id: string;
}>;

export type CancelDeploymentMutation = {
  cancelDeployment: {
    id: string;
    kind: Types.DeploymentKind;
    status: Types.DeploymentStatus;
    trigger: Types.DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: Types.DeploymentStepName;
      status: Types.DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: Types.PortalArea;
      entityId: string;
      label: string;
      kind: Types.PortalChangeKind;
      fields: Array<{ field: string; before: string | null; after: string | null }>;
    }>;
  };
};

export type RetryDeploymentMutationVariables = Exact<{
  id: string;
}>;

export type RetryDeploymentMutation = {
  retryDeployment: {
    id: string;
    kind: Types.DeploymentKind;
    status: Types.DeploymentStatus;
    trigger: Types.DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: Types.DeploymentStepName;
      status: Types.DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: Types.PortalArea;
      entityId: string;
      label: string;
      kind: Types.PortalChangeKind;
      fields: Array<{ field: string; before: string | null; after: string | null }>;
    }>;
  };
};

export type RollBackDeploymentMutationVariables = Exact<{
  id: string;
}>;

export type RollBackDeploymentMutation = {
  rollBackDeployment: {
    id: string;
    kind: Types.DeploymentKind;
    status: Types.DeploymentStatus;
    trigger: Types.DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: Types.DeploymentStepName;
      status: Types.DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: Types.PortalArea;
      entityId: string;
      label: string;
      kind: Types.PortalChangeKind;
      fields: Array<{ field: string; before: string | null; after: string | null }>;
    }>;
  };
};

export type GetLegalTextsQueryVariables = Exact<{
  pathname: string;
  before: number;
  after: number;
}>;

export type GetLegalTextsQuery = {
  before: { title: string; summary: string; html: string };
  after: { title: string; summary: string; html: string };
};

export type GetGuideTextsQueryVariables = Exact<{
  id: string;
  before: number;
  after: number;
}>;

export type GetGuideTextsQuery = {
  before: { title: string; summary: string; html: string };
  after: { title: string; summary: string; html: string };
};

export type DeployedTextFieldsFragment = { title: string; summary: string; html: string };

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
export const PortalChangeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}
    `,
  { fragmentName: 'PortalChangeFields' },
);
export const DeploymentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment DeploymentFields on Deployment {
  id
  kind
  status
  trigger
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  changes {
    ...PortalChangeFields
  }
  note
  requestedByName
  expectedMinutes
  error
  url
  isPublished
  canCancel
  canRetry
  canRollBack
  createdAt
  startedAt
  finishedAt
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}`,
  { fragmentName: 'DeploymentFields' },
);
export const DeployedTextFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment DeployedTextFields on ContentText {
  title
  summary
  html
}
    `,
  { fragmentName: 'DeployedTextFields' },
);
export const GetUndeployedChangesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetUndeployedChanges {
  undeployedChanges {
    count
    items {
      ...PortalChangeFields
    }
    publishedAt
    blocker
  }
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}`);
export const GetDeploymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetDeployments($page: Int, $pageSize: Int) {
  deployments(page: $page, pageSize: $pageSize) {
    items {
      ...DeploymentFields
    }
    page
    totalPages
    totalCount
  }
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}
fragment DeploymentFields on Deployment {
  id
  kind
  status
  trigger
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  changes {
    ...PortalChangeFields
  }
  note
  requestedByName
  expectedMinutes
  error
  url
  isPublished
  canCancel
  canRetry
  canRollBack
  createdAt
  startedAt
  finishedAt
}`);
export const DeployDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Deploy($input: DeployInput!, $idempotencyKey: ID!) {
  deploy(input: $input, idempotencyKey: $idempotencyKey) {
    ...DeploymentFields
  }
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}
fragment DeploymentFields on Deployment {
  id
  kind
  status
  trigger
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  changes {
    ...PortalChangeFields
  }
  note
  requestedByName
  expectedMinutes
  error
  url
  isPublished
  canCancel
  canRetry
  canRollBack
  createdAt
  startedAt
  finishedAt
}`);
export const CancelDeploymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelDeployment($id: ID!) {
  cancelDeployment(id: $id) {
    ...DeploymentFields
  }
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}
fragment DeploymentFields on Deployment {
  id
  kind
  status
  trigger
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  changes {
    ...PortalChangeFields
  }
  note
  requestedByName
  expectedMinutes
  error
  url
  isPublished
  canCancel
  canRetry
  canRollBack
  createdAt
  startedAt
  finishedAt
}`);
export const RetryDeploymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryDeployment($id: ID!) {
  retryDeployment(id: $id) {
    ...DeploymentFields
  }
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}
fragment DeploymentFields on Deployment {
  id
  kind
  status
  trigger
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  changes {
    ...PortalChangeFields
  }
  note
  requestedByName
  expectedMinutes
  error
  url
  isPublished
  canCancel
  canRetry
  canRollBack
  createdAt
  startedAt
  finishedAt
}`);
export const RollBackDeploymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RollBackDeployment($id: ID!) {
  rollBackDeployment(id: $id) {
    ...DeploymentFields
  }
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    before
    after
  }
}
fragment DeploymentFields on Deployment {
  id
  kind
  status
  trigger
  steps {
    name
    status
    message
    startedAt
    finishedAt
  }
  changes {
    ...PortalChangeFields
  }
  note
  requestedByName
  expectedMinutes
  error
  url
  isPublished
  canCancel
  canRetry
  canRollBack
  createdAt
  startedAt
  finishedAt
}`);
export const GetLegalTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetLegalTexts($pathname: String!, $before: Int!, $after: Int!) {
  before: legalVersion(pathname: $pathname, number: $before) {
    ...DeployedTextFields
  }
  after: legalVersion(pathname: $pathname, number: $after) {
    ...DeployedTextFields
  }
}
    fragment DeployedTextFields on ContentText {
  title
  summary
  html
}`);
export const GetGuideTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetGuideTexts($id: ID!, $before: Int!, $after: Int!) {
  before: quickGuideVersion(id: $id, number: $before) {
    ...DeployedTextFields
  }
  after: quickGuideVersion(id: $id, number: $after) {
    ...DeployedTextFields
  }
}
    fragment DeployedTextFields on ContentText {
  title
  summary
  html
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetUndeployedChanges: build.query<GetUndeployedChangesQuery, GetUndeployedChangesQueryVariables | void>({
      query: (variables) => ({ document: GetUndeployedChangesDocument as unknown as string, variables }),
    }),
    GetDeployments: build.query<GetDeploymentsQuery, GetDeploymentsQueryVariables | void>({
      query: (variables) => ({ document: GetDeploymentsDocument as unknown as string, variables }),
    }),
    Deploy: build.mutation<DeployMutation, DeployMutationVariables>({
      query: (variables) => ({ document: DeployDocument as unknown as string, variables }),
    }),
    CancelDeployment: build.mutation<CancelDeploymentMutation, CancelDeploymentMutationVariables>({
      query: (variables) => ({ document: CancelDeploymentDocument as unknown as string, variables }),
    }),
    RetryDeployment: build.mutation<RetryDeploymentMutation, RetryDeploymentMutationVariables>({
      query: (variables) => ({ document: RetryDeploymentDocument as unknown as string, variables }),
    }),
    RollBackDeployment: build.mutation<RollBackDeploymentMutation, RollBackDeploymentMutationVariables>({
      query: (variables) => ({ document: RollBackDeploymentDocument as unknown as string, variables }),
    }),
    GetLegalTexts: build.query<GetLegalTextsQuery, GetLegalTextsQueryVariables>({
      query: (variables) => ({ document: GetLegalTextsDocument as unknown as string, variables }),
    }),
    GetGuideTexts: build.query<GetGuideTextsQuery, GetGuideTextsQueryVariables>({
      query: (variables) => ({ document: GetGuideTextsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetUndeployedChangesQuery,
  useLazyGetUndeployedChangesQuery,
  useGetDeploymentsQuery,
  useLazyGetDeploymentsQuery,
  useDeployMutation,
  useCancelDeploymentMutation,
  useRetryDeploymentMutation,
  useRollBackDeploymentMutation,
  useGetLegalTextsQuery,
  useLazyGetLegalTextsQuery,
  useGetGuideTextsQuery,
  useLazyGetGuideTextsQuery,
} = injectedRtkApi;
