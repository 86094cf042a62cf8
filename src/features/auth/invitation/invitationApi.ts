import { api } from './invitation.generated';

const invitationApi = api.enhanceEndpoints({
  endpoints: {
    // The result depends on who opens the link and when, so it is not cached.
    GetInvitation: { keepUnusedDataFor: 0 },
  },
});

export const {
  useGetInvitationQuery,
  useAcceptInvitationMutation,
  useRequestNewInvitationMutation,
  useDeclineInvitationMutation,
} = invitationApi;
