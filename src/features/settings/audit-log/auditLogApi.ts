import type { AuditFilter, GetAuditEventsQuery } from '@/api/types';
import { api, GetAuditEventsDocument } from './auditLog.generated';

/** Null for the first page. */
type Cursor = string | null;

interface AuditLogArgs {
  search: string | null;
  filter: AuditFilter | null;
}

export type AuditEvent = GetAuditEventsQuery['auditEvents']['items'][number];

const withAuditLog = api.injectEndpoints({
  endpoints: (build) => ({
    AuditLog: build.infiniteQuery<GetAuditEventsQuery, AuditLogArgs, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ auditEvents }) => auditEvents.nextCursor ?? undefined,
      },
      query: ({ queryArg: { search, filter }, pageParam }) => ({
        document: String(GetAuditEventsDocument),
        variables: { search, filter, after: pageParam },
      }),
      providesTags: ['AuditEvent'],
    }),
  }),
});

export const auditLogApi = withAuditLog.enhanceEndpoints({
  endpoints: {
    GetAuditFacets: { providesTags: ['AuditEvent'] },
    // An export writes an audit event.
    ExportAuditEvents: { invalidatesTags: (_link, error) => (error ? [] : ['AuditEvent']) },
  },
});

export const { useAuditLogInfiniteQuery, useGetAuditFacetsQuery, useExportAuditEventsMutation } = auditLogApi;
