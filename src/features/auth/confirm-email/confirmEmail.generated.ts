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
    GetEmailConfirmation: build.query<
      Types.GetEmailConfirmationQuery,
      Types.GetEmailConfirmationQueryVariables
    >({
      query: (variables) => ({ document: GetEmailConfirmationDocument as unknown as string, variables }),
    }),
    ConfirmEmailChange: build.mutation<
      Types.ConfirmEmailChangeMutation,
      Types.ConfirmEmailChangeMutationVariables
    >({
      query: (variables) => ({ document: ConfirmEmailChangeDocument as unknown as string, variables }),
    }),
    DeclineEmailChange: build.mutation<
      Types.DeclineEmailChangeMutation,
      Types.DeclineEmailChangeMutationVariables
    >({
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
