import { api } from './auth.generated';

export const {
  useSignUpMutation,
  useGoogleRegisterMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = api;
