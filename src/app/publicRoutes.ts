import { env } from '@/config/env';
import { paths } from '@/config/paths';
import * as texts from '@/texts/entry';
import { lazyScreen } from './lazyScreen';
import { publicScreens } from './publicScreens';
import type { RouteEntry } from './routeEntry';

const signup: RouteEntry = env.isSignupOpen
  ? {
      path: paths.signup,
      gate: 'public',
      title: texts.signUp,
      screen: lazyScreen(publicScreens[paths.signup]),
    }
  : { path: paths.signup, gate: 'public', to: paths.login };

export const publicRoutes: readonly RouteEntry[] = [
  { path: paths.root, gate: 'public', to: env.isSignupOpen ? paths.signup : paths.login },
  {
    path: paths.login,
    gate: 'public',
    title: texts.signIn,
    screen: lazyScreen(publicScreens[paths.login]),
  },
  signup,
  {
    path: paths.forgotPassword,
    gate: 'public',
    title: texts.forgotPassword,
    screen: lazyScreen(publicScreens[paths.forgotPassword]),
  },
  {
    path: paths.forgotPasswordSuccess,
    gate: 'public',
    title: texts.checkYourEmail,
    screen: lazyScreen(publicScreens[paths.forgotPasswordSuccess]),
  },
  {
    path: paths.resetPassword,
    gate: 'public',
    title: texts.newPassword,
    screen: lazyScreen(publicScreens[paths.resetPassword]),
  },
  {
    path: paths.onboardUser,
    gate: 'public',
    title: texts.joinYourTeam,
    screen: lazyScreen(publicScreens[paths.onboardUser]),
  },
  {
    path: paths.confirmEmail,
    gate: 'public',
    title: texts.yourEmailAddress,
    screen: lazyScreen(publicScreens[paths.confirmEmail]),
  },
  {
    path: paths.updateCard,
    gate: 'public',
    title: texts.yourCard,
    screen: lazyScreen(publicScreens[paths.updateCard]),
    setsTitle: true,
  },
];
