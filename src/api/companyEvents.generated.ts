/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ClientChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type ClientChangedSubscription = { clientChanged: { ids: Array<string> } };

export type PaymentRecordedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PaymentRecordedSubscription = { paymentRecorded: { clientIds: Array<string> } };

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

export const ClientChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ClientChanged {
  clientChanged {
    ids
  }
}
    `);
export const PaymentRecordedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription PaymentRecorded {
  paymentRecorded {
    clientIds
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({}),
});

export { injectedRtkApi as api };
export const {} = injectedRtkApi;
