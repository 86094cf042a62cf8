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
export const LegalPageFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}
    `,
  { fragmentName: 'LegalPageFields' },
);
export const LegalPageDetailFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment LegalPageDetailFields on LegalPageDetail {
  page {
    ...LegalPageFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  template {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  today
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
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
  { fragmentName: 'LegalPageDetailFields' },
);
export const GetLegalPagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetLegalPages {
  legalPages {
    ...LegalPageFields
  }
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}`);
export const GetLegalPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetLegalPage($pathname: String!) {
  legalPage(pathname: $pathname) {
    ...LegalPageDetailFields
  }
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}
fragment LegalPageDetailFields on LegalPageDetail {
  page {
    ...LegalPageFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  template {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  today
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
export const GetLegalVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetLegalVersion($pathname: String!, $number: Int!) {
  legalVersion(pathname: $pathname, number: $number) {
    ...ContentTextFields
  }
}
    fragment ContentTextFields on ContentText {
  title
  summary
  html
}`);
export const SaveLegalDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveLegalDraft($input: LegalDraftInput!) {
  saveLegalDraft(input: $input) {
    ...LegalPageFields
  }
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}`);
export const PublishLegalPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishLegalPage($input: PublishLegalPageInput!) {
  publishLegalPage(input: $input) {
    ...LegalPageFields
  }
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}`);
export const RestoreLegalVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreLegalVersion($pathname: String!, $lockVersion: Int!, $number: Int) {
  restoreLegalVersion(
    pathname: $pathname
    lockVersion: $lockVersion
    number: $number
  ) {
    ...LegalPageDetailFields
  }
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}
fragment LegalPageDetailFields on LegalPageDetail {
  page {
    ...LegalPageFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  template {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  today
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
export const DiscardLegalDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardLegalDraft($pathname: String!, $lockVersion: Int!) {
  discardLegalDraft(pathname: $pathname, lockVersion: $lockVersion) {
    ...LegalPageDetailFields
  }
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}
fragment LegalPageDetailFields on LegalPageDetail {
  page {
    ...LegalPageFields
  }
  text {
    ...ContentTextFields
  }
  published {
    ...ContentTextFields
  }
  template {
    ...ContentTextFields
  }
  versions {
    ...ContentVersionFields
  }
  variables {
    ...ContentVariableFields
  }
  today
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
export const SetLegalReviewDateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetLegalReviewDate($pathname: String!, $reviewDueOn: Date) {
  setLegalReviewDate(pathname: $pathname, reviewDueOn: $reviewDueOn) {
    ...LegalPageFields
  }
}
    fragment LegalPageFields on LegalPage {
  pathname
  title
  status
  isTemplate
  hasDraft
  version
  deployedVersion
  isDeploymentPending
  effectiveOn
  acceptedCount
  reviewDueOn
  updatedAt
  updatedBy
  lockVersion
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetLegalPages: build.query<Types.GetLegalPagesQuery, Types.GetLegalPagesQueryVariables | void>({
      query: (variables) => ({ document: GetLegalPagesDocument as unknown as string, variables }),
    }),
    GetLegalPage: build.query<Types.GetLegalPageQuery, Types.GetLegalPageQueryVariables>({
      query: (variables) => ({ document: GetLegalPageDocument as unknown as string, variables }),
    }),
    GetLegalVersion: build.query<Types.GetLegalVersionQuery, Types.GetLegalVersionQueryVariables>({
      query: (variables) => ({ document: GetLegalVersionDocument as unknown as string, variables }),
    }),
    SaveLegalDraft: build.mutation<Types.SaveLegalDraftMutation, Types.SaveLegalDraftMutationVariables>({
      query: (variables) => ({ document: SaveLegalDraftDocument as unknown as string, variables }),
    }),
    PublishLegalPage: build.mutation<Types.PublishLegalPageMutation, Types.PublishLegalPageMutationVariables>(
      {
        query: (variables) => ({ document: PublishLegalPageDocument as unknown as string, variables }),
      },
    ),
    RestoreLegalVersion: build.mutation<
      Types.RestoreLegalVersionMutation,
      Types.RestoreLegalVersionMutationVariables
    >({
      query: (variables) => ({ document: RestoreLegalVersionDocument as unknown as string, variables }),
    }),
    DiscardLegalDraft: build.mutation<
      Types.DiscardLegalDraftMutation,
      Types.DiscardLegalDraftMutationVariables
    >({
      query: (variables) => ({ document: DiscardLegalDraftDocument as unknown as string, variables }),
    }),
    SetLegalReviewDate: build.mutation<
      Types.SetLegalReviewDateMutation,
      Types.SetLegalReviewDateMutationVariables
    >({
      query: (variables) => ({ document: SetLegalReviewDateDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetLegalPagesQuery,
  useLazyGetLegalPagesQuery,
  useGetLegalPageQuery,
  useLazyGetLegalPageQuery,
  useGetLegalVersionQuery,
  useLazyGetLegalVersionQuery,
  useSaveLegalDraftMutation,
  usePublishLegalPageMutation,
  useRestoreLegalVersionMutation,
  useDiscardLegalDraftMutation,
  useSetLegalReviewDateMutation,
} = injectedRtkApi;
