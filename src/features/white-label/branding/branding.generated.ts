/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ThemeSetupInput = {
  /** `#RRGGBB`. */
  colour: string;
  /** 500 characters at most, line breaks kept. */
  farewell?: string | null | undefined;
  /** 500 characters at most, line breaks kept. */
  introduction?: string | null | undefined;
  /** Null leaves it as it was. */
  isSignUpOpen?: boolean | null | undefined;
  /** 120 characters at most. Here and below: what is left out stays as it was, and null clears it. */
  tagline?: string | null | undefined;
  /** 1 to 60 characters. */
  title: string;
};

export type UpdateThemeSetupMutationVariables = Exact<{
  input: Types.ThemeSetupInput;
}>;

export type UpdateThemeSetupMutation = {
  updateThemeSetup: { title: string; colour: string; haveLogosBeenUploaded: boolean };
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

export const UpdateThemeSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateThemeSetup($input: ThemeSetupInput!) {
  updateThemeSetup(input: $input) {
    title
    colour
    haveLogosBeenUploaded
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    UpdateThemeSetup: build.mutation<UpdateThemeSetupMutation, UpdateThemeSetupMutationVariables>({
      query: (variables) => ({ document: UpdateThemeSetupDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useUpdateThemeSetupMutation } = injectedRtkApi;
