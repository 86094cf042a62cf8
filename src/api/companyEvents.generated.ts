import type * as Types from './schema.generated';

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
