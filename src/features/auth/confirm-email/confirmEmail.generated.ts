/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type EmailChangeStatus =
  /** Canceled by the operator or replaced by a newer request. */
  | 'Canceled'
  /** Declined from one of the links. */
  | 'Declined'
  | 'Done'
  /** A day has passed since the request. */
  | 'Expired'
  | 'Open'
  /** Another operator had the address when both sides had confirmed. */
  | 'Taken';

export type EmailSide = 'New' | 'Old';

export type EmailConfirmationFieldsFragment = {
  status: Types.EmailChangeStatus;
  email: string;
  side: Types.EmailSide;
  isConfirmed: boolean;
  waitingFor: Types.EmailSide | null;
  expiresAt: string;
};

export type GetEmailConfirmationQueryVariables = Exact<{
  token: string;
}>;

export type GetEmailConfirmationQuery = {
  emailConfirmation: {
    status: Types.EmailChangeStatus;
    email: string;
    side: Types.EmailSide;
    isConfirmed: boolean;
    waitingFor: Types.EmailSide | null;
    expiresAt: string;
  };
};

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;

export type ConfirmEmailChangeMutation = {
  confirmEmailChange: {
    status: Types.EmailChangeStatus;
    email: string;
    side: Types.EmailSide;
    isConfirmed: boolean;
    waitingFor: Types.EmailSide | null;
    expiresAt: string;
  };
};

export type DeclineEmailChangeMutationVariables = Exact<{
  token: string;
}>;

export type DeclineEmailChangeMutation = {
  declineEmailChange: {
    status: Types.EmailChangeStatus;
    email: string;
    side: Types.EmailSide;
    isConfirmed: boolean;
    waitingFor: Types.EmailSide | null;
    expiresAt: string;
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
export const EmailConfirmationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment EmailConfirmationFields on EmailConfirmation {
  status
  email
  side
  isConfirmed
  waitingFor
  expiresAt
}
    `,
  { fragmentName: 'EmailConfirmationFields' },
);
export const GetEmailConfirmationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetEmailConfirmation($token: String!) {
  emailConfirmation(token: $token) {
    ...EmailConfirmationFields
  }
}
    fragment EmailConfirmationFields on EmailConfirmation {
  status
  email
  side
  isConfirmed
  waitingFor
  expiresAt
}`);
export const ConfirmEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmEmailChange($token: String!) {
  confirmEmailChange(token: $token) {
    ...EmailConfirmationFields
  }
}
    fragment EmailConfirmationFields on EmailConfirmation {
  status
  email
  side
  isConfirmed
  waitingFor
  expiresAt
}`);
export const DeclineEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineEmailChange($token: String!) {
  declineEmailChange(token: $token) {
    ...EmailConfirmationFields
  }
}
    fragment EmailConfirmationFields on EmailConfirmation {
  status
  email
  side
  isConfirmed
  waitingFor
  expiresAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetEmailConfirmation: build.query<GetEmailConfirmationQuery, GetEmailConfirmationQueryVariables>({
      query: (variables) => ({ document: GetEmailConfirmationDocument as unknown as string, variables }),
    }),
    ConfirmEmailChange: build.mutation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>({
      query: (variables) => ({ document: ConfirmEmailChangeDocument as unknown as string, variables }),
    }),
    DeclineEmailChange: build.mutation<DeclineEmailChangeMutation, DeclineEmailChangeMutationVariables>({
      query: (variables) => ({ document: DeclineEmailChangeDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetEmailConfirmationQuery,
  useLazyGetEmailConfirmationQuery,
  useConfirmEmailChangeMutation,
  useDeclineEmailChangeMutation,
} = injectedRtkApi;
