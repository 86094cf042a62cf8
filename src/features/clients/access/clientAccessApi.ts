import { api } from './portalAccess.generated';

const timelineTags = (_result: unknown, error: unknown, id: string) =>
  error ? [] : [{ type: 'ClientTimeline' as const, id }];

const clientAccessApi = api.enhanceEndpoints({
  endpoints: {
    SendPortalAccess: {
      invalidatesTags: (result, error, { id }) => timelineTags(result, error, id),
    },
    ViewAsClient: {
      invalidatesTags: (result, error, { input }) => timelineTags(result, error, input.clientId),
    },
  },
});

export const { useSendPortalAccessMutation, useViewAsClientMutation } = clientAccessApi;
