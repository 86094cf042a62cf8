/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ActorType = 'Client' | 'Operator' | 'Platform' | 'System';

/** Omitted conditions match all events. A list matches if any of its values matches. */
export type AuditFilter = {
  actions?: Array<string> | null | undefined;
  /** Ids of operators or clients. */
  actorIds?: Array<string> | null | undefined;
  actorTypes?: Array<ActorType> | null | undefined;
  /** In the company's time zone, as is `to`, which is inclusive. */
  from?: string | null | undefined;
  ipAddress?: string | null | undefined;
  targetId?: string | null | undefined;
  targetTypes?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type GetAuditEventsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: Types.AuditFilter | null | undefined;
}>;

export type GetAuditEventsQuery = {
  auditEvents: {
    nextCursor: string | null;
    items: Array<{
      id: string;
      occurredAt: string;
      action: string;
      targetType: string;
      targetId: string | null;
      targetLabel: string | null;
      ipAddress: string | null;
      country: string | null;
      userAgent: string | null;
      device: string | null;
      requestId: string | null;
      parentId: string | null;
      actor: { type: Types.ActorType; id: string | null; name: string | null; isRemoved: boolean };
      changes: Array<{ field: string; before: string | null; after: string | null }>;
    }>;
  };
};

export type GetAuditFacetsQueryVariables = Exact<{ [key: string]: never }>;

export type GetAuditFacetsQuery = {
  auditFacets: {
    actorTypes: Array<Types.ActorType>;
    actions: Array<string>;
    targetTypes: Array<string>;
    actors: Array<{ id: string | null; name: string | null; isRemoved: boolean }>;
  };
};

export type ExportAuditEventsMutationVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.AuditFilter | null | undefined;
}>;

export type ExportAuditEventsMutation = { exportAuditEvents: { url: string } };

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
    GetAuditEvents: build.query<GetAuditEventsQuery, GetAuditEventsQueryVariables | void>({
      query: (variables) => ({ document: GetAuditEventsDocument as unknown as string, variables }),
    }),
    GetAuditFacets: build.query<GetAuditFacetsQuery, GetAuditFacetsQueryVariables | void>({
      query: (variables) => ({ document: GetAuditFacetsDocument as unknown as string, variables }),
    }),
    ExportAuditEvents: build.mutation<ExportAuditEventsMutation, ExportAuditEventsMutationVariables | void>({
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
