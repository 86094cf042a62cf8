import { api, type GetTwoFactorQuery, type StartTwoFactorMutation } from './twoFactor.generated';

export type TwoFactorStatus = GetTwoFactorQuery['twoFactor'];
export type TwoFactorSetup = StartTwoFactorMutation['startTwoFactor'];

export const twoFactorApi = api.enhanceEndpoints({
  endpoints: {
    GetTwoFactor: { providesTags: ['TwoFactor'] },
    ConfirmTwoFactor: {
      // Confirming signs out all other devices and changes the operator list, which shows who has two-factor
      // authentication.
      invalidatesTags: (_codes, error) => (error ? [] : ['TwoFactor', 'Session', 'Operator']),
    },
    RenewRecoveryCodes: { invalidatesTags: (_codes, error) => (error ? [] : ['TwoFactor']) },
    TurnOffTwoFactor: { invalidatesTags: (_done, error) => (error ? [] : ['TwoFactor', 'Operator']) },
  },
});

export const {
  useGetTwoFactorQuery,
  useStartTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoFactorMutation,
} = twoFactorApi;
