import type { AuditFilter } from '@/api/schema.generated';
import { api, GetAuditEventsDocument, type GetAuditEventsQuery } from './record.generated';

/** The first part of the record has no cursor. */
type Cursor = string | null;

interface RecordArg {
  search: string | null;
  filter: AuditFilter | null;
}

export type RecordedEvent = GetAuditEventsQuery['auditEvents']['items'][number];

const withRecord = api.injectEndpoints({
  endpoints: (build) => ({
    Record: build.infiniteQuery<GetAuditEventsQuery, RecordArg, Cursor>({
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

export const recordApi = withRecord.enhanceEndpoints({
  endpoints: {
    GetAuditFacets: { providesTags: ['AuditEvent'] },
    // That the record was taken along is on record itself.
    ExportAuditEvents: { invalidatesTags: (_link, error) => (error ? [] : ['AuditEvent']) },
  },
});

export const { useRecordInfiniteQuery, useGetAuditFacetsQuery, useExportAuditEventsMutation } = recordApi;
