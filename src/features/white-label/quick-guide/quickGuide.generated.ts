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
export const QuickGuideFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}
    `,
  { fragmentName: 'QuickGuideFields' },
);
export const QuickGuideDetailFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment QuickGuideDetailFields on QuickGuideDetail {
  guide {
    ...QuickGuideFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}
fragment ContentTextFields on ContentText {
  title
  summary
  html
}
fragment ContentVersionFields on ContentVersion {
  number
  title
  note
  effectiveOn
  requiresReacceptance
  acceptedCount
  restoredFrom
  isDeployed
  publishedAt
  publishedBy
}
fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`,
  { fragmentName: 'QuickGuideDetailFields' },
);
export const GetQuickGuidesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetQuickGuides {
  quickGuides {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const GetQuickGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetQuickGuide($pathname: String!) {
  quickGuide(pathname: $pathname) {
    ...QuickGuideDetailFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}
fragment QuickGuideDetailFields on QuickGuideDetail {
  guide {
    ...QuickGuideFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
}
fragment ContentTextFields on ContentText {
  title
  summary
  html
}
fragment ContentVersionFields on ContentVersion {
  number
  title
  note
  effectiveOn
  requiresReacceptance
  acceptedCount
  restoredFrom
  isDeployed
  publishedAt
  publishedBy
}
fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`);
export const GetQuickGuideVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetQuickGuideVersion($id: ID!, $number: Int!) {
  quickGuideVersion(id: $id, number: $number) {
    ...ContentTextFields
  }
}
    fragment ContentTextFields on ContentText {
  title
  summary
  html
}`);
export const GetGuidePlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetGuidePlans {
  clientBillingPlans {
    id
    name
    status
  }
}
    `);
export const CreateQuickGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateQuickGuide($title: String!, $idempotencyKey: ID!) {
  createQuickGuide(title: $title, idempotencyKey: $idempotencyKey) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const AddStarterGuidesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddStarterGuides {
  addStarterGuides {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const DuplicateQuickGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateQuickGuide($id: ID!, $idempotencyKey: ID!) {
  duplicateQuickGuide(id: $id, idempotencyKey: $idempotencyKey) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const SaveQuickGuideDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveQuickGuideDraft($input: QuickGuideDraftInput!) {
  saveQuickGuideDraft(input: $input) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const PublishQuickGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishQuickGuide($input: PublishQuickGuideInput!) {
  publishQuickGuide(input: $input) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const RestoreQuickGuideVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreQuickGuideVersion($id: ID!, $lockVersion: Int!, $number: Int!) {
  restoreQuickGuideVersion(id: $id, lockVersion: $lockVersion, number: $number) {
    ...QuickGuideDetailFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}
fragment QuickGuideDetailFields on QuickGuideDetail {
  guide {
    ...QuickGuideFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
}
fragment ContentTextFields on ContentText {
  title
  summary
  html
}
fragment ContentVersionFields on ContentVersion {
  number
  title
  note
  effectiveOn
  requiresReacceptance
  acceptedCount
  restoredFrom
  isDeployed
  publishedAt
  publishedBy
}
fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`);
export const DiscardQuickGuideDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardQuickGuideDraft($id: ID!, $lockVersion: Int!) {
  discardQuickGuideDraft(id: $id, lockVersion: $lockVersion) {
    ...QuickGuideDetailFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}
fragment QuickGuideDetailFields on QuickGuideDetail {
  guide {
    ...QuickGuideFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
}
fragment ContentTextFields on ContentText {
  title
  summary
  html
}
fragment ContentVersionFields on ContentVersion {
  number
  title
  note
  effectiveOn
  requiresReacceptance
  acceptedCount
  restoredFrom
  isDeployed
  publishedAt
  publishedBy
}
fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`);
export const ReorderQuickGuidesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReorderQuickGuides($ids: [ID!]!) {
  reorderQuickGuides(ids: $ids) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const SetQuickGuideAudienceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetQuickGuideAudience($id: ID!, $planIds: [ID!]) {
  setQuickGuideAudience(id: $id, planIds: $planIds) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const ArchiveQuickGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveQuickGuide($id: ID!) {
  archiveQuickGuide(id: $id) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const RestoreQuickGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreQuickGuide($id: ID!) {
  restoreQuickGuide(id: $id) {
    ...QuickGuideFields
  }
}
    fragment QuickGuideFields on QuickGuide {
  id
  pathname
  title
  summary
  status
  hasDraft
  version
  deployedVersion
  deployedPathname
  isDeploymentPending
  order
  planIds
  updatedAt
  updatedBy
  lockVersion
}`);
export const DeleteQuickGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteQuickGuide($id: ID!) {
  deleteQuickGuide(id: $id)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetQuickGuides: build.query<Types.GetQuickGuidesQuery, Types.GetQuickGuidesQueryVariables | void>({
      query: (variables) => ({ document: GetQuickGuidesDocument as unknown as string, variables }),
    }),
    GetQuickGuide: build.query<Types.GetQuickGuideQuery, Types.GetQuickGuideQueryVariables>({
      query: (variables) => ({ document: GetQuickGuideDocument as unknown as string, variables }),
    }),
    GetQuickGuideVersion: build.query<
      Types.GetQuickGuideVersionQuery,
      Types.GetQuickGuideVersionQueryVariables
    >({
      query: (variables) => ({ document: GetQuickGuideVersionDocument as unknown as string, variables }),
    }),
    GetGuidePlans: build.query<Types.GetGuidePlansQuery, Types.GetGuidePlansQueryVariables | void>({
      query: (variables) => ({ document: GetGuidePlansDocument as unknown as string, variables }),
    }),
    CreateQuickGuide: build.mutation<Types.CreateQuickGuideMutation, Types.CreateQuickGuideMutationVariables>(
      {
        query: (variables) => ({ document: CreateQuickGuideDocument as unknown as string, variables }),
      },
    ),
    AddStarterGuides: build.mutation<
      Types.AddStarterGuidesMutation,
      Types.AddStarterGuidesMutationVariables | void
    >({
      query: (variables) => ({ document: AddStarterGuidesDocument as unknown as string, variables }),
    }),
    DuplicateQuickGuide: build.mutation<
      Types.DuplicateQuickGuideMutation,
      Types.DuplicateQuickGuideMutationVariables
    >({
      query: (variables) => ({ document: DuplicateQuickGuideDocument as unknown as string, variables }),
    }),
    SaveQuickGuideDraft: build.mutation<
      Types.SaveQuickGuideDraftMutation,
      Types.SaveQuickGuideDraftMutationVariables
    >({
      query: (variables) => ({ document: SaveQuickGuideDraftDocument as unknown as string, variables }),
    }),
    PublishQuickGuide: build.mutation<
      Types.PublishQuickGuideMutation,
      Types.PublishQuickGuideMutationVariables
    >({
      query: (variables) => ({ document: PublishQuickGuideDocument as unknown as string, variables }),
    }),
    RestoreQuickGuideVersion: build.mutation<
      Types.RestoreQuickGuideVersionMutation,
      Types.RestoreQuickGuideVersionMutationVariables
    >({
      query: (variables) => ({ document: RestoreQuickGuideVersionDocument as unknown as string, variables }),
    }),
    DiscardQuickGuideDraft: build.mutation<
      Types.DiscardQuickGuideDraftMutation,
      Types.DiscardQuickGuideDraftMutationVariables
    >({
      query: (variables) => ({ document: DiscardQuickGuideDraftDocument as unknown as string, variables }),
    }),
    ReorderQuickGuides: build.mutation<
      Types.ReorderQuickGuidesMutation,
      Types.ReorderQuickGuidesMutationVariables
    >({
      query: (variables) => ({ document: ReorderQuickGuidesDocument as unknown as string, variables }),
    }),
    SetQuickGuideAudience: build.mutation<
      Types.SetQuickGuideAudienceMutation,
      Types.SetQuickGuideAudienceMutationVariables
    >({
      query: (variables) => ({ document: SetQuickGuideAudienceDocument as unknown as string, variables }),
    }),
    ArchiveQuickGuide: build.mutation<
      Types.ArchiveQuickGuideMutation,
      Types.ArchiveQuickGuideMutationVariables
    >({
      query: (variables) => ({ document: ArchiveQuickGuideDocument as unknown as string, variables }),
    }),
    RestoreQuickGuide: build.mutation<
      Types.RestoreQuickGuideMutation,
      Types.RestoreQuickGuideMutationVariables
    >({
      query: (variables) => ({ document: RestoreQuickGuideDocument as unknown as string, variables }),
    }),
    DeleteQuickGuide: build.mutation<Types.DeleteQuickGuideMutation, Types.DeleteQuickGuideMutationVariables>(
      {
        query: (variables) => ({ document: DeleteQuickGuideDocument as unknown as string, variables }),
      },
    ),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetQuickGuidesQuery,
  useLazyGetQuickGuidesQuery,
  useGetQuickGuideQuery,
  useLazyGetQuickGuideQuery,
  useGetQuickGuideVersionQuery,
  useLazyGetQuickGuideVersionQuery,
  useGetGuidePlansQuery,
  useLazyGetGuidePlansQuery,
  useCreateQuickGuideMutation,
  useAddStarterGuidesMutation,
  useDuplicateQuickGuideMutation,
  useSaveQuickGuideDraftMutation,
  usePublishQuickGuideMutation,
  useRestoreQuickGuideVersionMutation,
  useDiscardQuickGuideDraftMutation,
  useReorderQuickGuidesMutation,
  useSetQuickGuideAudienceMutation,
  useArchiveQuickGuideMutation,
  useRestoreQuickGuideMutation,
  useDeleteQuickGuideMutation,
} = injectedRtkApi;
