import { paths } from '@/config/paths';

/** Chunk imports of the screens that need no login. They can load before the router starts. */
export const publicScreens = {
  [paths.login]: () => import(/* webpackChunkName: "login" */ '@/features/auth/LoginScreen'),
  [paths.signup]: () => import('@/features/auth/SignupScreen'),
  [paths.forgotPassword]: () => import('@/features/auth/ForgotPasswordScreen'),
  [paths.forgotPasswordSuccess]: () => import('@/features/auth/ForgotPasswordSuccessScreen'),
  [paths.resetPassword]: () => import('@/features/auth/ResetPasswordScreen'),
  [paths.onboardUser]: () => import('@/features/auth/OnboardUserScreen'),
  [paths.confirmEmail]: () => import('@/features/auth/ConfirmEmailScreen'),
  [paths.updateCard]: () => import('@/features/card-request/UpdateCardScreen'),
};
