import { api } from './auth.generated';

export const authApi = api.enhanceEndpoints({
  endpoints: {
    // A link's answer changes with who opens it and when, so nothing older is shown.
    GetInvitation: { keepUnusedDataFor: 0 },
  },
});

export const {
  useSignUpMutation,
  useLoginMutation,
  useGoogleLoginMutation,
  useGoogleRegisterMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
  useRequestNewInvitationMutation,
} = authApi;
