/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type LogoKind = 'FullLogo' | 'SquareLogo';

export type ThemeField =
  | 'ClosedAccountMessage'
  | 'Color'
  | 'FullLogo'
  | 'Introduction'
  | 'IsSignUpOpen'
  | 'SquareLogo'
  | 'Tagline'
  | 'Title';

export type ThemeSetupInput = {
  /** At most 500 characters, including line breaks. */
  closedAccountMessage?: string | null | undefined;
  /** `#RRGGBB`. */
  colour: string;
  /** At most 500 characters, including line breaks. */
  introduction?: string | null | undefined;
  /** Null does not change it. */
  isSignUpOpen?: boolean | null | undefined;
  /** At most 120 characters. Omitted optional fields do not change; null clears them. */
  tagline?: string | null | undefined;
  /** 1 to 60 characters. */
  title: string;
};

export type BrandFieldsFragment = {
  title: string;
  colour: string;
  haveLogosBeenUploaded: boolean;
  squareLogoUrl: string | null;
  fullLogoUrl: string | null;
  tagline: string | null;
  introduction: string | null;
  closedAccountMessage: string | null;
  isSignUpOpen: boolean;
};

export type GetBrandingQueryVariables = Exact<{ [key: string]: never }>;

export type GetBrandingQuery = {
  themeSetup: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
  } | null;
};

export type GetThemeVersionsQueryVariables = Exact<{ [key: string]: never }>;

export type GetThemeVersionsQuery = {
  themeVersions: Array<{
    number: number;
    title: string;
    colour: string;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    changed: Array<Types.ThemeField>;
    restoredFrom: number | null;
    savedByName: string | null;
    savedAt: string;
  }>;
};

export type UpdateThemeSetupMutationVariables = Exact<{
  input: Types.ThemeSetupInput;
}>;

export type UpdateThemeSetupMutation = {
  updateThemeSetup: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
  };
};

export type RemoveLogoMutationVariables = Exact<{
  kind: Types.LogoKind;
}>;

export type RemoveLogoMutation = {
  removeLogo: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
  } | null;
};

export type RestoreThemeVersionMutationVariables = Exact<{
  number: number;
}>;

export type RestoreThemeVersionMutation = {
  restoreThemeVersion: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
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
export const BrandFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment BrandFields on ThemeSetup {
  title
  colour
  haveLogosBeenUploaded
  squareLogoUrl
  fullLogoUrl
  tagline
  introduction
  closedAccountMessage
  isSignUpOpen
}
    `,
  { fragmentName: 'BrandFields' },
);
export const GetBrandingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBranding {
  themeSetup {
    ...BrandFields
  }
}
    fragment BrandFields on ThemeSetup {
  title
  colour
  haveLogosBeenUploaded
  squareLogoUrl
  fullLogoUrl
  tagline
  introduction
  closedAccountMessage
  isSignUpOpen
}`);
export const GetThemeVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetThemeVersions {
  themeVersions {
    number
    title
    colour
    squareLogoUrl
    fullLogoUrl
    changed
    restoredFrom
    savedByName
    savedAt
  }
}
    `);
export const UpdateThemeSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateThemeSetup($input: ThemeSetupInput!) {
  updateThemeSetup(input: $input) {
    ...BrandFields
  }
}
    fragment BrandFields on ThemeSetup {
  title
  colour
  haveLogosBeenUploaded
  squareLogoUrl
  fullLogoUrl
  tagline
  introduction
  closedAccountMessage
  isSignUpOpen
}`);
export const RemoveLogoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveLogo($kind: LogoKind!) {
  removeLogo(kind: $kind) {
    ...BrandFields
  }
}
    fragment BrandFields on ThemeSetup {
  title
  colour
  haveLogosBeenUploaded
  squareLogoUrl
  fullLogoUrl
  tagline
  introduction
  closedAccountMessage
  isSignUpOpen
}`);
export const RestoreThemeVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreThemeVersion($number: Int!) {
  restoreThemeVersion(number: $number) {
    ...BrandFields
  }
}
    fragment BrandFields on ThemeSetup {
  title
  colour
  haveLogosBeenUploaded
  squareLogoUrl
  fullLogoUrl
  tagline
  introduction
  closedAccountMessage
  isSignUpOpen
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetBranding: build.query<GetBrandingQuery, GetBrandingQueryVariables | void>({
      query: (variables) => ({ document: GetBrandingDocument as unknown as string, variables }),
    }),
    GetThemeVersions: build.query<GetThemeVersionsQuery, GetThemeVersionsQueryVariables | void>({
      query: (variables) => ({ document: GetThemeVersionsDocument as unknown as string, variables }),
    }),
    UpdateThemeSetup: build.mutation<UpdateThemeSetupMutation, UpdateThemeSetupMutationVariables>({
      query: (variables) => ({ document: UpdateThemeSetupDocument as unknown as string, variables }),
    }),
    RemoveLogo: build.mutation<RemoveLogoMutation, RemoveLogoMutationVariables>({
      query: (variables) => ({ document: RemoveLogoDocument as unknown as string, variables }),
    }),
    RestoreThemeVersion: build.mutation<RestoreThemeVersionMutation, RestoreThemeVersionMutationVariables>({
      query: (variables) => ({ document: RestoreThemeVersionDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetBrandingQuery,
  useLazyGetBrandingQuery,
  useGetThemeVersionsQuery,
  useLazyGetThemeVersionsQuery,
  useUpdateThemeSetupMutation,
  useRemoveLogoMutation,
  useRestoreThemeVersionMutation,
} = injectedRtkApi;
