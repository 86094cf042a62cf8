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
export const InstallationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment InstallationFields on StartUpPackInstallation {
  id
  slug
  version
  status
  done
  total
  results {
    key
    kind
    name
    outcome
    note
  }
  failure
  isUpdateAvailable
  canUndo
  undoUntil
  createdByName
  createdAt
  undoneByName
  undoneAt
}
    `,
  { fragmentName: 'InstallationFields' },
);
export const GetStartUpPacksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetStartUpPacks {
  startUpPacks {
    slug
    name
    tagline
    description
    industry
    version
    changelog
    colour
    price
    currency
    contents {
      kind
      name
    }
    installation {
      ...InstallationFields
    }
  }
}
    fragment InstallationFields on StartUpPackInstallation {
  id
  slug
  version
  status
  done
  total
  results {
    key
    kind
    name
    outcome
    note
  }
  failure
  isUpdateAvailable
  canUndo
  undoUntil
  createdByName
  createdAt
  undoneByName
  undoneAt
}`);
export const PreviewStartUpPackDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewStartUpPack($slug: String!) {
  previewStartUpPack(slug: $slug) {
    version
    language
    contentLanguage
    items {
      key
      kind
      name
      detail
      conflict
      choices
    }
  }
}
    `);
export const GetStartUpPackInstallationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetStartUpPackInstallation($id: ID!) {
  startUpPackInstallation(id: $id) {
    ...InstallationFields
  }
}
    fragment InstallationFields on StartUpPackInstallation {
  id
  slug
  version
  status
  done
  total
  results {
    key
    kind
    name
    outcome
    note
  }
  failure
  isUpdateAvailable
  canUndo
  undoUntil
  createdByName
  createdAt
  undoneByName
  undoneAt
}`);
export const InstallStartUpPackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InstallStartUpPack($input: InstallStartUpPackInput!, $idempotencyKey: ID!) {
  installStartUpPack(input: $input, idempotencyKey: $idempotencyKey) {
    ...InstallationFields
  }
}
    fragment InstallationFields on StartUpPackInstallation {
  id
  slug
  version
  status
  done
  total
  results {
    key
    kind
    name
    outcome
    note
  }
  failure
  isUpdateAvailable
  canUndo
  undoUntil
  createdByName
  createdAt
  undoneByName
  undoneAt
}`);
export const UndoStartUpPackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoStartUpPack($id: ID!) {
  undoStartUpPack(id: $id) {
    ...InstallationFields
  }
}
    fragment InstallationFields on StartUpPackInstallation {
  id
  slug
  version
  status
  done
  total
  results {
    key
    kind
    name
    outcome
    note
  }
  failure
  isUpdateAvailable
  canUndo
  undoUntil
  createdByName
  createdAt
  undoneByName
  undoneAt
}`);
export const StartUpPackChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription StartUpPackChanged($id: ID!) {
  startUpPackChanged(id: $id) {
    ...InstallationFields
  }
}
    fragment InstallationFields on StartUpPackInstallation {
  id
  slug
  version
  status
  done
  total
  results {
    key
    kind
    name
    outcome
    note
  }
  failure
  isUpdateAvailable
  canUndo
  undoUntil
  createdByName
  createdAt
  undoneByName
  undoneAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetStartUpPacks: build.query<Types.GetStartUpPacksQuery, Types.GetStartUpPacksQueryVariables | void>({
      query: (variables) => ({ document: GetStartUpPacksDocument as unknown as string, variables }),
    }),
    PreviewStartUpPack: build.query<Types.PreviewStartUpPackQuery, Types.PreviewStartUpPackQueryVariables>({
      query: (variables) => ({ document: PreviewStartUpPackDocument as unknown as string, variables }),
    }),
    GetStartUpPackInstallation: build.query<
      Types.GetStartUpPackInstallationQuery,
      Types.GetStartUpPackInstallationQueryVariables
    >({
      query: (variables) => ({
        document: GetStartUpPackInstallationDocument as unknown as string,
        variables,
      }),
    }),
    InstallStartUpPack: build.mutation<
      Types.InstallStartUpPackMutation,
      Types.InstallStartUpPackMutationVariables
    >({
      query: (variables) => ({ document: InstallStartUpPackDocument as unknown as string, variables }),
    }),
    UndoStartUpPack: build.mutation<Types.UndoStartUpPackMutation, Types.UndoStartUpPackMutationVariables>({
      query: (variables) => ({ document: UndoStartUpPackDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetStartUpPacksQuery,
  useLazyGetStartUpPacksQuery,
  usePreviewStartUpPackQuery,
  useLazyPreviewStartUpPackQuery,
  useGetStartUpPackInstallationQuery,
  useLazyGetStartUpPackInstallationQuery,
  useInstallStartUpPackMutation,
  useUndoStartUpPackMutation,
} = injectedRtkApi;
