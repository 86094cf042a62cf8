import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

const signup: RouteEntry = env.isSignupOpen
  ? {
      path: paths.signup,
      gate: 'public',
      title: 'Sign up',
      screen: lazyScreen(() => import('@/features/auth/SignupScreen')),
    }
  : { path: paths.signup, gate: 'public', to: paths.login };

export const publicRoutes: readonly RouteEntry[] = [
  { path: paths.root, gate: 'public', to: env.isSignupOpen ? paths.signup : paths.login },
  {
    path: paths.login,
    gate: 'public',
    title: 'Sign in',
    screen: lazyScreen(() => import('@/features/auth/LoginScreen')),
  },
  signup,
  {
    path: paths.forgotPassword,
    gate: 'public',
    title: 'Forgot password',
    screen: lazyScreen(() => import('@/features/auth/ForgotPasswordScreen')),
  },
  {
    path: paths.forgotPasswordSuccess,
    gate: 'public',
    title: 'Check your e-mail',
    screen: lazyScreen(() => import('@/features/auth/ForgotPasswordSuccessScreen')),
  },
  {
    path: paths.resetPassword,
    gate: 'public',
    title: 'New password',
    screen: lazyScreen(() => import('@/features/auth/ResetPasswordScreen')),
  },
  {
    path: paths.onboardUser,
    gate: 'public',
    title: 'Join your team',
    screen: lazyScreen(() => import('@/features/auth/OnboardUserScreen')),
  },
];
