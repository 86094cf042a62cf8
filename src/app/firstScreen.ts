import { publicScreens } from './publicScreens';

publicScreens
  .find(({ path }) => path === globalThis.location.pathname)
  ?.load()
  // If loading fails, the router tries again and reports the error.
  .catch(() => undefined);
