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
    GetBranding: build.query<Types.GetBrandingQuery, Types.GetBrandingQueryVariables | void>({
      query: (variables) => ({ document: GetBrandingDocument as unknown as string, variables }),
    }),
    GetThemeVersions: build.query<Types.GetThemeVersionsQuery, Types.GetThemeVersionsQueryVariables | void>({
      query: (variables) => ({ document: GetThemeVersionsDocument as unknown as string, variables }),
    }),
    UpdateThemeSetup: build.mutation<Types.UpdateThemeSetupMutation, Types.UpdateThemeSetupMutationVariables>(
      {
        query: (variables) => ({ document: UpdateThemeSetupDocument as unknown as string, variables }),
      },
    ),
    RemoveLogo: build.mutation<Types.RemoveLogoMutation, Types.RemoveLogoMutationVariables>({
      query: (variables) => ({ document: RemoveLogoDocument as unknown as string, variables }),
    }),
    RestoreThemeVersion: build.mutation<
      Types.RestoreThemeVersionMutation,
      Types.RestoreThemeVersionMutationVariables
    >({
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
