// Stands first, so that its download overlaps with the start of the libraries below.
import './app/firstScreen';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { connectPage } from './app/connectPage';
import { reloadAfterDeploy } from './app/reloadAfterDeploy';
import { makeStore, realParts } from './app/store';
import { readTokens } from './lib/cookies';
import { authStateFrom } from './state/authSlice';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root to mount the console in.');

/** What Redux DevTools may see; only a browser that has them downloads what hides the secrets. */
const findDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window && (await import('./app/devTools')).devTools;

async function start(root: HTMLElement) {
  const parts = realParts();
  const tokens = readTokens();
  // Fetched beside the operator query; should it fail, the routes ask for it again and say so.
  if (tokens.accessToken) import('./app/SignedInRoutes').catch(() => undefined);
  const devTools = await findDevTools().catch(() => false as const);
  const store = makeStore({ auth: authStateFrom(tokens) }, parts, devTools);
  connectPage(store, parts);
  reloadAfterDeploy();
  createRoot(root).render(<App store={store} />);
}

void start(container);
