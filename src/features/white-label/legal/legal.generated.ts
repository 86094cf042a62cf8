/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ContentStatus =
  | 'Archived'
  /** The unedited template, which clients do not see. */
  | 'Default'
  /** Edited, and never published. */
  | 'Draft'
  | 'Published';

export type LegalDraftInput = {
  /** At most 200,000 characters after sanitizing. */
  html: string;
  lockVersion: number;
  pathname: string;
  /** 1 to 120 characters. */
  title: string;
};

export type PublishLegalPageInput = {
  /** Today or later, in the company's time zone. */
  effectiveOn: string;
  lockVersion: number;
  /** A summary of the changes, at most 200 characters. */
  note?: string | null | undefined;
  pathname: string;
  /** Whether clients must accept the page again. */
  requiresReacceptance: boolean;
  /** The next review date. */
  reviewDueOn?: string | null | undefined;
};

export type LegalPageFieldsFragment = {
  pathname: string;
  title: string;
  status: Types.ContentStatus;
  isTemplate: boolean;
  hasDraft: boolean;
  version: number | null;
  deployedVersion: number | null;
  isDeploymentPending: boolean;
  effectiveOn: string | null;
  acceptedCount: number | null;
  reviewDueOn: string | null;
  updatedAt: string | null;
  updatedBy: string | null;
  lockVersion: number;
};

export type LegalPageDetailFieldsFragment = {
  today: string;
  page: {
    pathname: string;
    title: string;
    status: Types.ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
  text: { title: string; summary: string; html: string };
  published: { title: string; summary: string; html: string } | null;
  template: { title: string; summary: string; html: string };
  versions: Array<{
    number: number;
    title: string;
    note: string | null;
    effectiveOn: string | null;
    requiresReacceptance: boolean;
    acceptedCount: number | null;
    restoredFrom: number | null;
    isDeployed: boolean;
    publishedAt: string;
    publishedBy: string | null;
  }>;
  variables: Array<{ name: string; label: string; value: string | null }>;
};

export type GetLegalPagesQueryVariables = Exact<{ [key: string]: never }>;

export type GetLegalPagesQuery = {
  legalPages: Array<{
    pathname: string;
    title: string;
    status: Types.ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type GetLegalPageQueryVariables = Exact<{
  pathname: string;
}>;

export type GetLegalPageQuery = {
  legalPage: {
    today: string;
    page: {
      pathname: string;
      title: string;
      status: Types.ContentStatus;
      isTemplate: boolean;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      isDeploymentPending: boolean;
      effectiveOn: string | null;
      acceptedCount: number | null;
      reviewDueOn: string | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    template: { title: string; summary: string; html: string };
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type GetLegalVersionQueryVariables = Exact<{
  pathname: string;
  number: number;
}>;

export type GetLegalVersionQuery = { legalVersion: { title: string; summary: string; html: string } };

export type SaveLegalDraftMutationVariables = Exact<{
  input: Types.LegalDraftInput;
}>;

export type SaveLegalDraftMutation = {
  saveLegalDraft: {
    pathname: string;
    title: string;
    status: Types.ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type PublishLegalPageMutationVariables = Exact<{
  input: Types.PublishLegalPageInput;
}>;

export type PublishLegalPageMutation = {
  publishLegalPage: {
    pathname: string;
    title: string;
    status: Types.ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type RestoreLegalVersionMutationVariables = Exact<{
  pathname: string;
  lockVersion: number;
  number?: number | null | undefined;
}>;

export type RestoreLegalVersionMutation = {
  restoreLegalVersion: {
    today: string;
    page: {
      pathname: string;
      title: string;
      status: Types.ContentStatus;
      isTemplate: boolean;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      isDeploymentPending: boolean;
      effectiveOn: string | null;
      acceptedCount: number | null;
      reviewDueOn: string | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    template: { title: string; summary: string; html: string };
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type DiscardLegalDraftMutationVariables = Exact<{
  pathname: string;
  lockVersion: number;
}>;

export type DiscardLegalDraftMutation = {
  discardLegalDraft: {
    today: string;
    page: {
      pathname: string;
      title: string;
      status: Types.ContentStatus;
      isTemplate: boolean;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      isDeploymentPending: boolean;
      effectiveOn: string | null;
      acceptedCount: number | null;
      reviewDueOn: string | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    template: { title: string; summary: string; html: string };
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type SetLegalReviewDateMutationVariables = Exact<{
  pathname: string;
  reviewDueOn?: string | null | undefined;
}>;

export type SetLegalReviewDateMutation = {
  setLegalReviewDate: {
    pathname: string;
    title: string;
    status: Types.ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
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
    GetLegalPages: build.query<GetLegalPagesQuery, GetLegalPagesQueryVariables | void>({
      query: (variables) => ({ document: GetLegalPagesDocument as unknown as string, variables }),
    }),
    GetLegalPage: build.query<GetLegalPageQuery, GetLegalPageQueryVariables>({
      query: (variables) => ({ document: GetLegalPageDocument as unknown as string, variables }),
    }),
    GetLegalVersion: build.query<GetLegalVersionQuery, GetLegalVersionQueryVariables>({
      query: (variables) => ({ document: GetLegalVersionDocument as unknown as string, variables }),
    }),
    SaveLegalDraft: build.mutation<SaveLegalDraftMutation, SaveLegalDraftMutationVariables>({
      query: (variables) => ({ document: SaveLegalDraftDocument as unknown as string, variables }),
    }),
    PublishLegalPage: build.mutation<PublishLegalPageMutation, PublishLegalPageMutationVariables>({
      query: (variables) => ({ document: PublishLegalPageDocument as unknown as string, variables }),
    }),
    RestoreLegalVersion: build.mutation<RestoreLegalVersionMutation, RestoreLegalVersionMutationVariables>({
      query: (variables) => ({ document: RestoreLegalVersionDocument as unknown as string, variables }),
    }),
    DiscardLegalDraft: build.mutation<DiscardLegalDraftMutation, DiscardLegalDraftMutationVariables>({
      query: (variables) => ({ document: DiscardLegalDraftDocument as unknown as string, variables }),
    }),
    SetLegalReviewDate: build.mutation<SetLegalReviewDateMutation, SetLegalReviewDateMutationVariables>({
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
