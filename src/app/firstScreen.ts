import { publicScreens } from './publicScreens';

const [, load] = Object.entries(publicScreens).find(([path]) => path === globalThis.location.pathname) ?? [];

// Should it fail, the router asks for it again and says so.
load?.().catch(() => undefined);
