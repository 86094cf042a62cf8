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
export const TemplateFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment TemplateFields on MarketingTemplate {
  slug
  name
  category
  description
  width
  height
  pages
  formats
  isFavorite
  isEdited
  previewUrl
}
    `,
  { fragmentName: 'TemplateFields' },
);
export const TemplateDetailFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment TemplateDetailFields on MarketingTemplateDetail {
  template {
    ...TemplateFields
  }
  fields {
    key
    label
    maxLength
    isMultiline
    value
    default
  }
  lockVersion
  brand {
    title
    colour
    hasLogo
    portalUrl
  }
  editedByName
  editedAt
}
    fragment TemplateFields on MarketingTemplate {
  slug
  name
  category
  description
  width
  height
  pages
  formats
  isFavorite
  isEdited
  previewUrl
}`,
  { fragmentName: 'TemplateDetailFields' },
);
export const GetMarketingTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetMarketingTemplates {
  marketingTemplates {
    ...TemplateFields
  }
}
    fragment TemplateFields on MarketingTemplate {
  slug
  name
  category
  description
  width
  height
  pages
  formats
  isFavorite
  isEdited
  previewUrl
}`);
export const GetMarketingTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetMarketingTemplate($slug: String!) {
  marketingTemplate(slug: $slug) {
    ...TemplateDetailFields
  }
}
    fragment TemplateFields on MarketingTemplate {
  slug
  name
  category
  description
  width
  height
  pages
  formats
  isFavorite
  isEdited
  previewUrl
}
fragment TemplateDetailFields on MarketingTemplateDetail {
  template {
    ...TemplateFields
  }
  fields {
    key
    label
    maxLength
    isMultiline
    value
    default
  }
  lockVersion
  brand {
    title
    colour
    hasLogo
    portalUrl
  }
  editedByName
  editedAt
}`);
export const GetMarketingFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetMarketingFile($input: MarketingFileInput!) {
  marketingFile(input: $input) {
    url
  }
}
    `);
export const SaveMarketingTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveMarketingText($input: MarketingTextInput!) {
  saveMarketingText(input: $input) {
    ...TemplateDetailFields
  }
}
    fragment TemplateFields on MarketingTemplate {
  slug
  name
  category
  description
  width
  height
  pages
  formats
  isFavorite
  isEdited
  previewUrl
}
fragment TemplateDetailFields on MarketingTemplateDetail {
  template {
    ...TemplateFields
  }
  fields {
    key
    label
    maxLength
    isMultiline
    value
    default
  }
  lockVersion
  brand {
    title
    colour
    hasLogo
    portalUrl
  }
  editedByName
  editedAt
}`);
export const ResetMarketingTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetMarketingText($slug: String!) {
  resetMarketingText(slug: $slug) {
    ...TemplateDetailFields
  }
}
    fragment TemplateFields on MarketingTemplate {
  slug
  name
  category
  description
  width
  height
  pages
  formats
  isFavorite
  isEdited
  previewUrl
}
fragment TemplateDetailFields on MarketingTemplateDetail {
  template {
    ...TemplateFields
  }
  fields {
    key
    label
    maxLength
    isMultiline
    value
    default
  }
  lockVersion
  brand {
    title
    colour
    hasLogo
    portalUrl
  }
  editedByName
  editedAt
}`);
export const SetMarketingFavoriteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetMarketingFavorite($slug: String!, $isFavorite: Boolean!) {
  setMarketingFavorite(slug: $slug, isFavorite: $isFavorite) {
    ...TemplateFields
  }
}
    fragment TemplateFields on MarketingTemplate {
  slug
  name
  category
  description
  width
  height
  pages
  formats
  isFavorite
  isEdited
  previewUrl
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetMarketingTemplates: build.query<
      Types.GetMarketingTemplatesQuery,
      Types.GetMarketingTemplatesQueryVariables | void
    >({
      query: (variables) => ({ document: GetMarketingTemplatesDocument as unknown as string, variables }),
    }),
    GetMarketingTemplate: build.query<
      Types.GetMarketingTemplateQuery,
      Types.GetMarketingTemplateQueryVariables
    >({
      query: (variables) => ({ document: GetMarketingTemplateDocument as unknown as string, variables }),
    }),
    GetMarketingFile: build.query<Types.GetMarketingFileQuery, Types.GetMarketingFileQueryVariables>({
      query: (variables) => ({ document: GetMarketingFileDocument as unknown as string, variables }),
    }),
    SaveMarketingText: build.mutation<
      Types.SaveMarketingTextMutation,
      Types.SaveMarketingTextMutationVariables
    >({
      query: (variables) => ({ document: SaveMarketingTextDocument as unknown as string, variables }),
    }),
    ResetMarketingText: build.mutation<
      Types.ResetMarketingTextMutation,
      Types.ResetMarketingTextMutationVariables
    >({
      query: (variables) => ({ document: ResetMarketingTextDocument as unknown as string, variables }),
    }),
    SetMarketingFavorite: build.mutation<
      Types.SetMarketingFavoriteMutation,
      Types.SetMarketingFavoriteMutationVariables
    >({
      query: (variables) => ({ document: SetMarketingFavoriteDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetMarketingTemplatesQuery,
  useLazyGetMarketingTemplatesQuery,
  useGetMarketingTemplateQuery,
  useLazyGetMarketingTemplateQuery,
  useGetMarketingFileQuery,
  useLazyGetMarketingFileQuery,
  useSaveMarketingTextMutation,
  useResetMarketingTextMutation,
  useSetMarketingFavoriteMutation,
} = injectedRtkApi;
