import { activateBrowserLanguage, loadCatalog } from '@/lib/i18n';
import { publicScreens } from './publicScreens';

activateBrowserLanguage();

// `main.tsx` waits for these messages and tries again if they fail to load.
loadCatalog('entry').catch(() => undefined);

publicScreens
  .find(({ path }) => path === globalThis.location.pathname)
  ?.load()
  // If loading fails, the router tries again and reports the error.
  .catch(() => undefined);
