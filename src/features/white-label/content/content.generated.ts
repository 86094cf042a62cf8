/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type VersionFragment = {
  number: number;
  title: string;
  note: string | null;
  effectiveOn: string | null;
  requiresReacceptance: boolean;
  acceptedCount: number | null;
  restoredFrom: number | null;
  isDeployed: boolean;
  publishedAt: string;
  publishedBy: string | null;
};

export type WordsFragment = { title: string; summary: string; html: string };

export type VariableFragment = { name: string; label: string; value: string | null };

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
export const VersionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment Version on ContentVersion {
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
  { fragmentName: 'Version' },
);
export const WordsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment Words on ContentText {
  title
  summary
  html
}
    `,
  { fragmentName: 'Words' },
);
export const VariableFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment Variable on ContentVariable {
  name
  label
  value
}
    `,
  { fragmentName: 'Variable' },
);
