/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type MarketingCategory = 'Ad' | 'Email' | 'Flyer' | 'Landing' | 'Presentation' | 'Social';

export type MarketingFieldInput = {
  key: string;
  value: string;
};

export type MarketingFileInput = {
  /** Replaces the saved text. Omitted keys use the saved text. */
  fields?: Array<MarketingFieldInput> | null | undefined;
  /** Null returns an image. */
  format?: MarketingFormat | null | undefined;
  /** The page of an image, from 1. */
  page?: number | null | undefined;
  slug: string;
};

export type MarketingFormat = 'Html' | 'Pdf' | 'Png';

export type MarketingTextInput = {
  fields: Array<MarketingFieldInput>;
  lockVersion: number;
  slug: string;
};

export type TemplateFieldsFragment = {
  slug: string;
  name: string;
  category: Types.MarketingCategory;
  description: string;
  width: number;
  height: number;
  pages: number;
  formats: Array<Types.MarketingFormat>;
  isFavorite: boolean;
  isEdited: boolean;
  previewUrl: string;
};

export type TemplateDetailFieldsFragment = {
  lockVersion: number;
  editedByName: string | null;
  editedAt: string | null;
  template: {
    slug: string;
    name: string;
    category: Types.MarketingCategory;
    description: string;
    width: number;
    height: number;
    pages: number;
    formats: Array<Types.MarketingFormat>;
    isFavorite: boolean;
    isEdited: boolean;
    previewUrl: string;
  };
  fields: Array<{
    key: string;
    label: string;
    maxLength: number;
    isMultiline: boolean;
    value: string;
    default: string;
  }>;
  brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
};

export type GetMarketingTemplatesQueryVariables = Exact<{ [key: string]: never }>;

export type GetMarketingTemplatesQuery = {
  marketingTemplates: Array<{
    slug: string;
    name: string;
    category: Types.MarketingCategory;
    description: string;
    width: number;
    height: number;
    pages: number;
    formats: Array<Types.MarketingFormat>;
    isFavorite: boolean;
    isEdited: boolean;
    previewUrl: string;
  }>;
};

export type GetMarketingTemplateQueryVariables = Exact<{
  slug: string;
}>;

export type GetMarketingTemplateQuery = {
  marketingTemplate: {
    lockVersion: number;
    editedByName: string | null;
    editedAt: string | null;
    template: {
      slug: string;
      name: string;
      category: Types.MarketingCategory;
      description: string;
      width: number;
      height: number;
      pages: number;
      formats: Array<Types.MarketingFormat>;
      isFavorite: boolean;
      isEdited: boolean;
      previewUrl: string;
    };
    fields: Array<{
      key: string;
      label: string;
      maxLength: number;
      isMultiline: boolean;
      value: string;
      default: string;
    }>;
    brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
  };
};

export type GetMarketingFileQueryVariables = Exact<{
  input: Types.MarketingFileInput;
}>;

export type GetMarketingFileQuery = { marketingFile: { url: string } };

export type SaveMarketingTextMutationVariables = Exact<{
  input: Types.MarketingTextInput;
}>;

export type SaveMarketingTextMutation = {
  saveMarketingText: {
    lockVersion: number;
    editedByName: string | null;
    editedAt: string | null;
    template: {
      slug: string;
      name: string;
      category: Types.MarketingCategory;
      description: string;
      width: number;
      height: number;
      pages: number;
      formats: Array<Types.MarketingFormat>;
      isFavorite: boolean;
      isEdited: boolean;
      previewUrl: string;
    };
    fields: Array<{
      key: string;
      label: string;
      maxLength: number;
      isMultiline: boolean;
      value: string;
      default: string;
    }>;
    brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
  };
};

export type ResetMarketingTextMutationVariables = Exact<{
  slug: string;
}>;

export type ResetMarketingTextMutation = {
  resetMarketingText: {
    lockVersion: number;
    editedByName: string | null;
    editedAt: string | null;
    template: {
      slug: string;
      name: string;
      category: Types.MarketingCategory;
      description: string;
      width: number;
      height: number;
      pages: number;
      formats: Array<Types.MarketingFormat>;
      isFavorite: boolean;
      isEdited: boolean;
      previewUrl: string;
    };
    fields: Array<{
      key: string;
      label: string;
      maxLength: number;
      isMultiline: boolean;
      value: string;
      default: string;
    }>;
    brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
  };
};

export type SetMarketingFavoriteMutationVariables = Exact<{
  slug: string;
  isFavorite: boolean;
}>;

export type SetMarketingFavoriteMutation = {
  setMarketingFavorite: {
    slug: string;
    name: string;
    category: Types.MarketingCategory;
    description: string;
    width: number;
    height: number;
    pages: number;
    formats: Array<Types.MarketingFormat>;
    isFavorite: boolean;
    isEdited: boolean;
    previewUrl: string;
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
      GetMarketingTemplatesQuery,
      GetMarketingTemplatesQueryVariables | void
    >({
      query: (variables) => ({ document: GetMarketingTemplatesDocument as unknown as string, variables }),
    }),
    GetMarketingTemplate: build.query<GetMarketingTemplateQuery, GetMarketingTemplateQueryVariables>({
      query: (variables) => ({ document: GetMarketingTemplateDocument as unknown as string, variables }),
    }),
    GetMarketingFile: build.query<GetMarketingFileQuery, GetMarketingFileQueryVariables>({
      query: (variables) => ({ document: GetMarketingFileDocument as unknown as string, variables }),
    }),
    SaveMarketingText: build.mutation<SaveMarketingTextMutation, SaveMarketingTextMutationVariables>({
      query: (variables) => ({ document: SaveMarketingTextDocument as unknown as string, variables }),
    }),
    ResetMarketingText: build.mutation<ResetMarketingTextMutation, ResetMarketingTextMutationVariables>({
      query: (variables) => ({ document: ResetMarketingTextDocument as unknown as string, variables }),
    }),
    SetMarketingFavorite: build.mutation<SetMarketingFavoriteMutation, SetMarketingFavoriteMutationVariables>(
      {
        query: (variables) => ({ document: SetMarketingFavoriteDocument as unknown as string, variables }),
      },
    ),
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
