import { listTags } from '@/api/tags';
import { api } from './myProfile.generated';

export const myProfileApi = api.enhanceEndpoints({
  endpoints: {
    GetSessions: { providesTags: (result) => listTags('Session', result?.sessions) },
    RevokeSession: { invalidatesTags: (_done, error) => (error ? [] : ['Session']) },
    RevokeOtherSessions: { invalidatesTags: (_done, error) => (error ? [] : ['Session']) },
    GetMyAccount: { providesTags: ['MyAccount'] },
    // The weeks of analytics begin on the first day of the locale's region.
    UpdateMyProfile: { invalidatesTags: (_operator, error) => (error ? [] : ['Operator', 'Analytics']) },
    // The two-factor status states whether the operator has a password, which this mutation can create.
    ChangePassword: {
      invalidatesTags: (_done, error) => (error ? [] : ['MyAccount', 'Session', 'TwoFactor']),
    },
    RequestEmailChange: { invalidatesTags: (_account, error) => (error ? [] : ['MyAccount']) },
    CancelEmailChange: { invalidatesTags: (_account, error) => (error ? [] : ['MyAccount']) },
    RemoveProfileImage: { invalidatesTags: (_done, error) => (error ? [] : ['Operator']) },
  },
});

export const {
  useGetSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useGetMyAccountQuery,
  useUpdateMyProfileMutation,
  useChangePasswordMutation,
  useRequestEmailChangeMutation,
  useCancelEmailChangeMutation,
  useRemoveProfileImageMutation,
} = myProfileApi;
