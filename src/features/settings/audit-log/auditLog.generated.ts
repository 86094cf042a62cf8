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

export const GetAuditEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetAuditEvents($after: String, $search: String, $filter: AuditFilter) {
  auditEvents(after: $after, search: $search, filter: $filter) {
    items {
      id
      occurredAt
      actor {
        type
        id
        name
        isRemoved
      }
      action
      targetType
      targetId
      targetLabel
      changes {
        field
        language
        before
        after
      }
      ipAddress
      country
      userAgent
      device
      requestId
      parentId
    }
    nextCursor
  }
}
    `);
export const GetAuditFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetAuditFacets {
  auditFacets {
    actors {
      id
      name
      isRemoved
    }
    actorTypes
    actions
    targetTypes
  }
}
    `);
export const ExportAuditEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportAuditEvents($search: String, $filter: AuditFilter) {
  exportAuditEvents(search: $search, filter: $filter) {
    url
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetAuditEvents: build.query<Types.GetAuditEventsQuery, Types.GetAuditEventsQueryVariables | void>({
      query: (variables) => ({ document: GetAuditEventsDocument as unknown as string, variables }),
    }),
    GetAuditFacets: build.query<Types.GetAuditFacetsQuery, Types.GetAuditFacetsQueryVariables | void>({
      query: (variables) => ({ document: GetAuditFacetsDocument as unknown as string, variables }),
    }),
    ExportAuditEvents: build.mutation<
      Types.ExportAuditEventsMutation,
      Types.ExportAuditEventsMutationVariables | void
    >({
      query: (variables) => ({ document: ExportAuditEventsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetAuditEventsQuery,
  useLazyGetAuditEventsQuery,
  useGetAuditFacetsQuery,
  useLazyGetAuditFacetsQuery,
  useExportAuditEventsMutation,
} = injectedRtkApi;
