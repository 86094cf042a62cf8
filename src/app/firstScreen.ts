import { publicScreens } from './publicScreens';

const [, load] = Object.entries(publicScreens).find(([path]) => path === globalThis.location.pathname) ?? [];

// If loading fails, the router tries again and reports the error.
load?.().catch(() => undefined);
