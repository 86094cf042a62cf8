import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { publicScreens } from './publicScreens';
import type { RouteEntry } from './routeEntry';

const gate = 'public';

export const publicRoutes: readonly RouteEntry[] = [
  { path: paths.root, gate, to: env.isSignupOpen ? paths.signup : paths.login },
  ...publicScreens.map((screen): RouteEntry =>
    screen.path === paths.signup && !env.isSignupOpen
      ? { path: paths.signup, gate, to: paths.login }
      : screen,
  ),
];
