import { api } from './invitation.generated';

const invitationApi = api.enhanceEndpoints({
  endpoints: {
    // A link's answer changes with who opens it and when, so nothing older is shown.
    GetInvitation: { keepUnusedDataFor: 0 },
  },
});

export const {
  useGetInvitationQuery,
  useAcceptInvitationMutation,
  useRequestNewInvitationMutation,
  useDeclineInvitationMutation,
} = invitationApi;
