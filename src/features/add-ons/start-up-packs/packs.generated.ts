/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type InstallStartUpPackInput = {
  /** Omitted items are skipped. */
  choices: Array<StartUpPackChoiceInput>;
  slug: string;
  /** The previewed version. CONFLICT if a newer one exists. */
  version: number;
};

export type StartUpPackChoice =
  | 'Add'
  /** Keeps both items, under different names. */
  | 'KeepBoth'
  /** Replaces the existing item. Undoing the installation restores it. */
  | 'Replace'
  | 'Skip';

export type StartUpPackChoiceInput = {
  choice: StartUpPackChoice;
  key: string;
};

export type StartUpPackItemKind = 'LegalPage' | 'Plan' | 'QuickGuide' | 'Template' | 'Theme';

export type StartUpPackOutcome =
  | 'Added'
  /** Could not be added. `note` has the reason. */
  | 'Refused'
  | 'Replaced'
  /** Could not be undone. `note` has the reason. */
  | 'Retained'
  | 'Reversed'
  | 'Skipped'
  | 'Waiting';

export type StartUpPackStatus = 'Failed' | 'Finished' | 'Running' | 'Undoing' | 'Undone';

export type InstallationFieldsFragment = {
  id: string;
  slug: string;
  version: number;
  status: Types.StartUpPackStatus;
  done: number;
  total: number;
  failure: string | null;
  isUpdateAvailable: boolean;
  canUndo: boolean;
  undoUntil: string;
  createdByName: string;
  createdAt: string;
  undoneByName: string | null;
  undoneAt: string | null;
  results: Array<{
    key: string;
    kind: Types.StartUpPackItemKind;
    name: string;
    outcome: Types.StartUpPackOutcome;
    note: string | null;
  }>;
};

export type GetStartUpPacksQueryVariables = Exact<{ [key: string]: never }>;

export type GetStartUpPacksQuery = {
  startUpPacks: Array<{
    slug: string;
    name: string;
    tagline: string;
    description: string;
    industry: string;
    version: number;
    changelog: string;
    colour: string;
    price: number;
    currency: string;
    contents: Array<{ kind: Types.StartUpPackItemKind; name: string }>;
    installation: {
      id: string;
      slug: string;
      version: number;
      status: Types.StartUpPackStatus;
      done: number;
      total: number;
      failure: string | null;
      isUpdateAvailable: boolean;
      canUndo: boolean;
      undoUntil: string;
      createdByName: string;
      createdAt: string;
      undoneByName: string | null;
      undoneAt: string | null;
      results: Array<{
        key: string;
        kind: Types.StartUpPackItemKind;
        name: string;
        outcome: Types.StartUpPackOutcome;
        note: string | null;
      }>;
    } | null;
  }>;
};

export type PreviewStartUpPackQueryVariables = Exact<{
  slug: string;
}>;

export type PreviewStartUpPackQuery = {
  previewStartUpPack: {
    version: number;
    items: Array<{
      key: string;
      kind: Types.StartUpPackItemKind;
      name: string;
      detail: string;
      conflict: string | null;
      choices: Array<Types.StartUpPackChoice>;
    }>;
  };
};

export type GetStartUpPackInstallationQueryVariables = Exact<{
  id: string;
}>;

export type GetStartUpPackInstallationQuery = {
  startUpPackInstallation: {
    id: string;
    slug: string;
    version: number;
    status: Types.StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: Types.StartUpPackItemKind;
      name: string;
      outcome: Types.StartUpPackOutcome;
      note: string | null;
    }>;
  };
};

export type InstallStartUpPackMutationVariables = Exact<{
  input: Types.InstallStartUpPackInput;
  idempotencyKey: string;
}>;

export type InstallStartUpPackMutation = {
  installStartUpPack: {
    id: string;
    slug: string;
    version: number;
    status: Types.StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: Types.StartUpPackItemKind;
      name: string;
      outcome: Types.StartUpPackOutcome;
      note: string | null;
    }>;
  };
};

export type UndoStartUpPackMutationVariables = Exact<{
  id: string;
}>;

export type UndoStartUpPackMutation = {
  undoStartUpPack: {
    id: string;
    slug: string;
    version: number;
    status: Types.StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: Types.StartUpPackItemKind;
      name: string;
      outcome: Types.StartUpPackOutcome;
      note: string | null;
    }>;
  };
};

export type StartUpPackChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type StartUpPackChangedSubscription = {
  startUpPackChanged: {
    id: string;
    slug: string;
    version: number;
    status: Types.StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: Types.StartUpPackItemKind;
      name: string;
      outcome: Types.StartUpPackOutcome;
      note: string | null;
    }>;
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
    GetStartUpPacks: build.query<GetStartUpPacksQuery, GetStartUpPacksQueryVariables | void>({
      query: (variables) => ({ document: GetStartUpPacksDocument as unknown as string, variables }),
    }),
    PreviewStartUpPack: build.query<PreviewStartUpPackQuery, PreviewStartUpPackQueryVariables>({
      query: (variables) => ({ document: PreviewStartUpPackDocument as unknown as string, variables }),
    }),
    GetStartUpPackInstallation: build.query<
      GetStartUpPackInstallationQuery,
      GetStartUpPackInstallationQueryVariables
    >({
      query: (variables) => ({
        document: GetStartUpPackInstallationDocument as unknown as string,
        variables,
      }),
    }),
    InstallStartUpPack: build.mutation<InstallStartUpPackMutation, InstallStartUpPackMutationVariables>({
      query: (variables) => ({ document: InstallStartUpPackDocument as unknown as string, variables }),
    }),
    UndoStartUpPack: build.mutation<UndoStartUpPackMutation, UndoStartUpPackMutationVariables>({
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
