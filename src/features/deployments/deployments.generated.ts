import type * as Types from '../../api/schema.generated';

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
export const PortalChangeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    language
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
    language
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
    openTranslations
  }
}
    fragment PortalChangeFields on PortalChange {
  area
  entityId
  label
  kind
  fields {
    field
    language
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
    language
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
    language
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
    language
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
    language
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
    language
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
    GetUndeployedChanges: build.query<
      Types.GetUndeployedChangesQuery,
      Types.GetUndeployedChangesQueryVariables | void
    >({
      query: (variables) => ({ document: GetUndeployedChangesDocument as unknown as string, variables }),
    }),
    GetDeployments: build.query<Types.GetDeploymentsQuery, Types.GetDeploymentsQueryVariables | void>({
      query: (variables) => ({ document: GetDeploymentsDocument as unknown as string, variables }),
    }),
    Deploy: build.mutation<Types.DeployMutation, Types.DeployMutationVariables>({
      query: (variables) => ({ document: DeployDocument as unknown as string, variables }),
    }),
    CancelDeployment: build.mutation<Types.CancelDeploymentMutation, Types.CancelDeploymentMutationVariables>(
      {
        query: (variables) => ({ document: CancelDeploymentDocument as unknown as string, variables }),
      },
    ),
    RetryDeployment: build.mutation<Types.RetryDeploymentMutation, Types.RetryDeploymentMutationVariables>({
      query: (variables) => ({ document: RetryDeploymentDocument as unknown as string, variables }),
    }),
    RollBackDeployment: build.mutation<
      Types.RollBackDeploymentMutation,
      Types.RollBackDeploymentMutationVariables
    >({
      query: (variables) => ({ document: RollBackDeploymentDocument as unknown as string, variables }),
    }),
    GetLegalTexts: build.query<Types.GetLegalTextsQuery, Types.GetLegalTextsQueryVariables>({
      query: (variables) => ({ document: GetLegalTextsDocument as unknown as string, variables }),
    }),
    GetGuideTexts: build.query<Types.GetGuideTextsQuery, Types.GetGuideTextsQueryVariables>({
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
