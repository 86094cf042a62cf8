import { paths } from '@/config/paths';
import { withMessages } from '@/lib/i18n';
import type { EntryScreen } from './routeEntry';

const gate = 'public';

/** The screens that need no login. This module imports no library, because it loads before the others. */
export const publicScreens: readonly EntryScreen[] = [
  {
    path: paths.login,
    gate,
    title: /*i18n*/ { id: 'screen.login', message: 'Sign in' },
    load: () => import(/* webpackChunkName: "login" */ '@/features/auth/LoginScreen'),
  },
  {
    path: paths.signup,
    gate,
    title: /*i18n*/ { id: 'screen.signup', message: 'Sign up' },
    load: () => withMessages('auth', import('@/features/auth/SignupScreen')),
  },
  {
    path: paths.forgotPassword,
    gate,
    title: /*i18n*/ { id: 'screen.forgotPassword', message: 'Forgot your password?' },
    load: () => withMessages('auth', import('@/features/auth/ForgotPasswordScreen')),
  },
  {
    path: paths.forgotPasswordSuccess,
    gate,
    title: /*i18n*/ { id: 'screen.forgotPasswordSuccess', message: 'Check your email' },
    load: () => withMessages('auth', import('@/features/auth/ForgotPasswordSuccessScreen')),
  },
  {
    path: paths.resetPassword,
    gate,
    title: /*i18n*/ { id: 'screen.resetPassword', message: 'Choose a new password' },
    load: () => withMessages('auth', import('@/features/auth/ResetPasswordScreen')),
  },
  {
    path: paths.onboardUser,
    gate,
    title: /*i18n*/ { id: 'screen.onboardUser', message: 'Join your team' },
    load: () => withMessages('auth', import('@/features/auth/OnboardUserScreen')),
  },
  {
    path: paths.confirmEmail,
    gate,
    title: /*i18n*/ { id: 'screen.confirmEmail', message: 'Your email address' },
    load: () => withMessages('auth', import('@/features/auth/ConfirmEmailScreen')),
    isOpenedByLink: true,
  },
  {
    path: paths.updateCard,
    gate,
    title: /*i18n*/ { id: 'screen.updateCard', message: 'Your card' },
    load: () => withMessages('auth', import('@/features/card-request/UpdateCardScreen')),
    isOpenedByLink: true,
    setsTitle: true,
  },
];
