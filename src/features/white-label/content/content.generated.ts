import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
export const ContentVersionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentVersionFields on ContentVersion {
  number
  title
  note
  effectiveOn
  requiresReacceptance
  acceptedCount
  restoredFrom
  isDeployed
  publishedAt
  publishedBy
}
    `,
  { fragmentName: 'ContentVersionFields' },
);
export const ContentTextFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentTextFields on ContentText {
  title
  summary
  html
}
    `,
  { fragmentName: 'ContentTextFields' },
);
export const ContentVariableFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentVariableFields on ContentVariable {
  name
  label
  value
}
    `,
  { fragmentName: 'ContentVariableFields' },
);
