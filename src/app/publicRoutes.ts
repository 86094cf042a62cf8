import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { lazyScreen } from './lazyScreen';
import { publicScreens } from './publicScreens';
import type { RouteEntry } from './routeEntry';

const signup: RouteEntry = env.isSignupOpen
  ? {
      path: paths.signup,
      gate: 'public',
      title: 'Sign up',
      screen: lazyScreen(publicScreens[paths.signup]),
    }
  : { path: paths.signup, gate: 'public', to: paths.login };

export const publicRoutes: readonly RouteEntry[] = [
  { path: paths.root, gate: 'public', to: env.isSignupOpen ? paths.signup : paths.login },
  {
    path: paths.login,
    gate: 'public',
    title: 'Sign in',
    screen: lazyScreen(publicScreens[paths.login]),
  },
  signup,
  {
    path: paths.forgotPassword,
    gate: 'public',
    title: 'Forgot password',
    screen: lazyScreen(publicScreens[paths.forgotPassword]),
  },
  {
    path: paths.forgotPasswordSuccess,
    gate: 'public',
    title: 'Check your e-mail',
    screen: lazyScreen(publicScreens[paths.forgotPasswordSuccess]),
  },
  {
    path: paths.resetPassword,
    gate: 'public',
    title: 'New password',
    screen: lazyScreen(publicScreens[paths.resetPassword]),
  },
  {
    path: paths.onboardUser,
    gate: 'public',
    title: 'Join your team',
    screen: lazyScreen(publicScreens[paths.onboardUser]),
  },
  {
    path: paths.confirmEmail,
    gate: 'public',
    title: 'Your e-mail address',
    screen: lazyScreen(publicScreens[paths.confirmEmail]),
  },
  {
    path: paths.updateCard,
    gate: 'public',
    title: 'Your card',
    screen: lazyScreen(publicScreens[paths.updateCard]),
  },
];
