import { paths } from '@/config/paths';
import * as texts from '@/texts/entry';
import type { EntryScreen } from './routeEntry';

const gate = 'public';

/** The screens that need no login. This module imports no library, because it loads before the others. */
export const publicScreens: readonly EntryScreen[] = [
  {
    path: paths.login,
    gate,
    title: texts.signIn,
    load: () => import(/* webpackChunkName: "login" */ '@/features/auth/LoginScreen'),
  },
  {
    path: paths.signup,
    gate,
    title: texts.signUp,
    load: () => import('@/features/auth/SignupScreen'),
  },
  {
    path: paths.forgotPassword,
    gate,
    title: texts.forgotPassword,
    load: () => import('@/features/auth/ForgotPasswordScreen'),
  },
  {
    path: paths.forgotPasswordSuccess,
    gate,
    title: texts.checkYourEmail,
    load: () => import('@/features/auth/ForgotPasswordSuccessScreen'),
  },
  {
    path: paths.resetPassword,
    gate,
    title: texts.newPassword,
    load: () => import('@/features/auth/ResetPasswordScreen'),
  },
  {
    path: paths.onboardUser,
    gate,
    title: texts.joinYourTeam,
    load: () => import('@/features/auth/OnboardUserScreen'),
  },
  {
    path: paths.confirmEmail,
    gate,
    title: texts.yourEmailAddress,
    load: () => import('@/features/auth/ConfirmEmailScreen'),
    isOpenedByLink: true,
  },
  {
    path: paths.updateCard,
    gate,
    title: texts.yourCard,
    load: () => import('@/features/card-request/UpdateCardScreen'),
    isOpenedByLink: true,
    setsTitle: true,
  },
];
