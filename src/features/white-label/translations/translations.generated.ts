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
export const ContentTranslationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentTranslationFields on ContentTranslationDetail {
  kind
  key
  title
  contentLanguage
  language
  status
  fields {
    name
    original
    translation
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
  lockVersion
  originalVersion
  updatedAt
  updatedBy
}
    fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`,
  { fragmentName: 'ContentTranslationFields' },
);
export const GetContentTranslationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetContentTranslations {
  contentTranslations {
    contentLanguage
    languages
    items {
      kind
      key
      title
      translations {
        language
        status
      }
    }
  }
}
    `);
export const GetContentTranslationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetContentTranslation($kind: TranslatableKind!, $key: String!, $language: String!) {
  contentTranslation(kind: $kind, key: $key, language: $language) {
    ...ContentTranslationFields
  }
}
    fragment ContentTranslationFields on ContentTranslationDetail {
  kind
  key
  title
  contentLanguage
  language
  status
  fields {
    name
    original
    translation
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
  lockVersion
  originalVersion
  updatedAt
  updatedBy
}
fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`);
export const SaveContentTranslationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveContentTranslation($input: ContentTranslationInput!) {
  saveContentTranslation(input: $input) {
    ...ContentTranslationFields
  }
}
    fragment ContentTranslationFields on ContentTranslationDetail {
  kind
  key
  title
  contentLanguage
  language
  status
  fields {
    name
    original
    translation
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
  lockVersion
  originalVersion
  updatedAt
  updatedBy
}
fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`);
export const RemoveContentTranslationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveContentTranslation($kind: TranslatableKind!, $key: String!, $language: String!, $lockVersion: Int!) {
  removeContentTranslation(
    kind: $kind
    key: $key
    language: $language
    lockVersion: $lockVersion
  ) {
    ...ContentTranslationFields
  }
}
    fragment ContentTranslationFields on ContentTranslationDetail {
  kind
  key
  title
  contentLanguage
  language
  status
  fields {
    name
    original
    translation
  }
  variables {
    ...ContentVariableFields
  }
  imageQuery
  lockVersion
  originalVersion
  updatedAt
  updatedBy
}
fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetContentTranslations: build.query<
      Types.GetContentTranslationsQuery,
      Types.GetContentTranslationsQueryVariables | void
    >({
      query: (variables) => ({ document: GetContentTranslationsDocument as unknown as string, variables }),
    }),
    GetContentTranslation: build.query<
      Types.GetContentTranslationQuery,
      Types.GetContentTranslationQueryVariables
    >({
      query: (variables) => ({ document: GetContentTranslationDocument as unknown as string, variables }),
    }),
    SaveContentTranslation: build.mutation<
      Types.SaveContentTranslationMutation,
      Types.SaveContentTranslationMutationVariables
    >({
      query: (variables) => ({ document: SaveContentTranslationDocument as unknown as string, variables }),
    }),
    RemoveContentTranslation: build.mutation<
      Types.RemoveContentTranslationMutation,
      Types.RemoveContentTranslationMutationVariables
    >({
      query: (variables) => ({ document: RemoveContentTranslationDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetContentTranslationsQuery,
  useLazyGetContentTranslationsQuery,
  useGetContentTranslationQuery,
  useLazyGetContentTranslationQuery,
  useSaveContentTranslationMutation,
  useRemoveContentTranslationMutation,
} = injectedRtkApi;
