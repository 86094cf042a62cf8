import { api } from './clientAccess.generated';

const showsInTimeline = (_answer: unknown, error: unknown, id: string) =>
  error ? [] : [{ type: 'ClientTimeline' as const, id }];

const clientAccessApi = api.enhanceEndpoints({
  endpoints: {
    SendClientAccess: {
      invalidatesTags: (answer, error, { id }) => showsInTimeline(answer, error, id),
    },
    ViewAsClient: {
      invalidatesTags: (answer, error, { input }) => showsInTimeline(answer, error, input.clientId),
    },
  },
});

export const { useSendClientAccessMutation, useViewAsClientMutation } = clientAccessApi;
