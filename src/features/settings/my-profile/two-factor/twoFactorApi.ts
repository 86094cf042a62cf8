import type { GetTwoFactorQuery, StartTwoFactorSetupMutation } from '@/api/types';
import { api } from './twoFactor.generated';

export type TwoFactorStatus = GetTwoFactorQuery['twoFactor'];
export type TwoFactorSetup = StartTwoFactorSetupMutation['startTwoFactorSetup'];

export const twoFactorApi = api.enhanceEndpoints({
  endpoints: {
    GetTwoFactor: { providesTags: ['TwoFactor'] },
    ConfirmTwoFactorSetup: {
      // Confirming signs out all other devices and changes the operator list, which shows who has two-factor
      // authentication.
      invalidatesTags: (_codes, error) => (error ? [] : ['TwoFactor', 'Session', 'Operator']),
    },
    RegenerateRecoveryCodes: { invalidatesTags: (_codes, error) => (error ? [] : ['TwoFactor']) },
    DisableTwoFactor: { invalidatesTags: (_done, error) => (error ? [] : ['TwoFactor', 'Operator']) },
  },
});

export const {
  useGetTwoFactorQuery,
  useStartTwoFactorSetupMutation,
  useConfirmTwoFactorSetupMutation,
  useRegenerateRecoveryCodesMutation,
  useDisableTwoFactorMutation,
} = twoFactorApi;
