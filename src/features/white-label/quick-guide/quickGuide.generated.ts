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

export type PlanStatus = 'Active' | 'Archived' | 'Draft';

export type PublishQuickGuideInput = {
  id: string;
  lockVersion: number;
  /** A summary of the changes, at most 200 characters. */
  note?: string | null | undefined;
};

export type QuickGuideDraftInput = {
  /** At most 200,000 characters after sanitizing. Refers to images of `POST /quick-guides/images/upload` as `/images/{id}`. */
  html: string;
  id: string;
  lockVersion: number;
  /** At most 200 characters. */
  summary: string;
  /** 1 to 120 characters. */
  title: string;
};

export type QuickGuideFieldsFragment = {
  id: string;
  pathname: string;
  title: string;
  summary: string;
  status: Types.ContentStatus;
  hasDraft: boolean;
  version: number | null;
  deployedVersion: number | null;
  deployedPathname: string | null;
  isDeploymentPending: boolean;
  order: number;
  planIds: Array<string> | null;
  updatedAt: string | null;
  updatedBy: string | null;
  lockVersion: number;
};

export type QuickGuideDetailFieldsFragment = {
  imageQuery: string;
  guide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
  text: { title: string; summary: string; html: string };
  published: { title: string; summary: string; html: string } | null;
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

export type GetQuickGuidesQueryVariables = Exact<{ [key: string]: never }>;

export type GetQuickGuidesQuery = {
  quickGuides: Array<{
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type GetQuickGuideQueryVariables = Exact<{
  pathname: string;
}>;

export type GetQuickGuideQuery = {
  quickGuide: {
    imageQuery: string;
    guide: {
      id: string;
      pathname: string;
      title: string;
      summary: string;
      status: Types.ContentStatus;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      deployedPathname: string | null;
      isDeploymentPending: boolean;
      order: number;
      planIds: Array<string> | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
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

export type GetQuickGuideVersionQueryVariables = Exact<{
  id: string;
  number: number;
}>;

export type GetQuickGuideVersionQuery = {
  quickGuideVersion: { title: string; summary: string; html: string };
};

export type GetGuidePlansQueryVariables = Exact<{ [key: string]: never }>;

export type GetGuidePlansQuery = {
  clientBillingPlans: Array<{ id: string; name: string; status: Types.PlanStatus }>;
};

export type CreateQuickGuideMutationVariables = Exact<{
  title: string;
  idempotencyKey: string;
}>;

export type CreateQuickGuideMutation = {
  createQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type AddStarterGuidesMutationVariables = Exact<{ [key: string]: never }>;

export type AddStarterGuidesMutation = {
  addStarterGuides: Array<{
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type DuplicateQuickGuideMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type DuplicateQuickGuideMutation = {
  duplicateQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type SaveQuickGuideDraftMutationVariables = Exact<{
  input: Types.QuickGuideDraftInput;
}>;

export type SaveQuickGuideDraftMutation = {
  saveQuickGuideDraft: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type PublishQuickGuideMutationVariables = Exact<{
  input: Types.PublishQuickGuideInput;
}>;

export type PublishQuickGuideMutation = {
  publishQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type RestoreQuickGuideVersionMutationVariables = Exact<{
  id: string;
  lockVersion: number;
  number: number;
}>;

export type RestoreQuickGuideVersionMutation = {
  restoreQuickGuideVersion: {
    imageQuery: string;
    guide: {
      id: string;
      pathname: string;
      title: string;
      summary: string;
      status: Types.ContentStatus;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      deployedPathname: string | null;
      isDeploymentPending: boolean;
      order: number;
      planIds: Array<string> | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
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

export type DiscardQuickGuideDraftMutationVariables = Exact<{
  id: string;
  lockVersion: number;
}>;

export type DiscardQuickGuideDraftMutation = {
  discardQuickGuideDraft: {
    imageQuery: string;
    guide: {
      id: string;
      pathname: string;
      title: string;
      summary: string;
      status: Types.ContentStatus;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      deployedPathname: string | null;
      isDeploymentPending: boolean;
      order: number;
      planIds: Array<string> | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
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

export type ReorderQuickGuidesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;

export type ReorderQuickGuidesMutation = {
  reorderQuickGuides: Array<{
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type SetQuickGuideAudienceMutationVariables = Exact<{
  id: string;
  planIds?: Array<string> | string | null | undefined;
}>;

export type SetQuickGuideAudienceMutation = {
  setQuickGuideAudience: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type ArchiveQuickGuideMutationVariables = Exact<{
  id: string;
}>;

export type ArchiveQuickGuideMutation = {
  archiveQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type RestoreQuickGuideMutationVariables = Exact<{
  id: string;
}>;

export type RestoreQuickGuideMutation = {
  restoreQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: Types.ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type DeleteQuickGuideMutationVariables = Exact<{
  id: string;
}>;

export type DeleteQuickGuideMutation = { deleteQuickGuide: boolean };

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
    GetQuickGuides: build.query<GetQuickGuidesQuery, GetQuickGuidesQueryVariables | void>({
      query: (variables) => ({ document: GetQuickGuidesDocument as unknown as string, variables }),
    }),
    GetQuickGuide: build.query<GetQuickGuideQuery, GetQuickGuideQueryVariables>({
      query: (variables) => ({ document: GetQuickGuideDocument as unknown as string, variables }),
    }),
    GetQuickGuideVersion: build.query<GetQuickGuideVersionQuery, GetQuickGuideVersionQueryVariables>({
      query: (variables) => ({ document: GetQuickGuideVersionDocument as unknown as string, variables }),
    }),
    GetGuidePlans: build.query<GetGuidePlansQuery, GetGuidePlansQueryVariables | void>({
      query: (variables) => ({ document: GetGuidePlansDocument as unknown as string, variables }),
    }),
    CreateQuickGuide: build.mutation<CreateQuickGuideMutation, CreateQuickGuideMutationVariables>({
      query: (variables) => ({ document: CreateQuickGuideDocument as unknown as string, variables }),
    }),
    AddStarterGuides: build.mutation<AddStarterGuidesMutation, AddStarterGuidesMutationVariables | void>({
      query: (variables) => ({ document: AddStarterGuidesDocument as unknown as string, variables }),
    }),
    DuplicateQuickGuide: build.mutation<DuplicateQuickGuideMutation, DuplicateQuickGuideMutationVariables>({
      query: (variables) => ({ document: DuplicateQuickGuideDocument as unknown as string, variables }),
    }),
    SaveQuickGuideDraft: build.mutation<SaveQuickGuideDraftMutation, SaveQuickGuideDraftMutationVariables>({
      query: (variables) => ({ document: SaveQuickGuideDraftDocument as unknown as string, variables }),
    }),
    PublishQuickGuide: build.mutation<PublishQuickGuideMutation, PublishQuickGuideMutationVariables>({
      query: (variables) => ({ document: PublishQuickGuideDocument as unknown as string, variables }),
    }),
    RestoreQuickGuideVersion: build.mutation<
      RestoreQuickGuideVersionMutation,
      RestoreQuickGuideVersionMutationVariables
    >({
      query: (variables) => ({ document: RestoreQuickGuideVersionDocument as unknown as string, variables }),
    }),
    DiscardQuickGuideDraft: build.mutation<
      DiscardQuickGuideDraftMutation,
      DiscardQuickGuideDraftMutationVariables
    >({
      query: (variables) => ({ document: DiscardQuickGuideDraftDocument as unknown as string, variables }),
    }),
    ReorderQuickGuides: build.mutation<ReorderQuickGuidesMutation, ReorderQuickGuidesMutationVariables>({
      query: (variables) => ({ document: ReorderQuickGuidesDocument as unknown as string, variables }),
    }),
    SetQuickGuideAudience: build.mutation<
      SetQuickGuideAudienceMutation,
      SetQuickGuideAudienceMutationVariables
    >({
      query: (variables) => ({ document: SetQuickGuideAudienceDocument as unknown as string, variables }),
    }),
    ArchiveQuickGuide: build.mutation<ArchiveQuickGuideMutation, ArchiveQuickGuideMutationVariables>({
      query: (variables) => ({ document: ArchiveQuickGuideDocument as unknown as string, variables }),
    }),
    RestoreQuickGuide: build.mutation<RestoreQuickGuideMutation, RestoreQuickGuideMutationVariables>({
      query: (variables) => ({ document: RestoreQuickGuideDocument as unknown as string, variables }),
    }),
    DeleteQuickGuide: build.mutation<DeleteQuickGuideMutation, DeleteQuickGuideMutationVariables>({
      query: (variables) => ({ document: DeleteQuickGuideDocument as unknown as string, variables }),
    }),
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
