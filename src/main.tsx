// The first import starts downloading the first screen while the libraries below are evaluated.
import './app/firstScreen';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App, routes } from './app/App';
import { connectPage } from './app/connectPage';
import { reloadAfterDeploy } from './app/reloadAfterDeploy';
import { makeStore, realParts } from './app/store';
import { readTokens } from './lib/cookies';
import { loadCatalog } from './lib/i18n';
import { loadWithRetry } from './lib/loadWithRetry';
import { authStateFrom } from './state/authSlice';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root to mount the console in.');

/**
 * Loads the options that hide secrets from Redux DevTools. Resolves to false in browsers without the
 * extension.
 */
const loadDevToolsOptions = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window && (await import('./app/devTools')).devTools;

async function start(root: HTMLElement) {
  const parts = realParts();
  const tokens = readTokens();
  // Loads concurrently with the operator query. If the import fails, the routes retry it and show the error.
  if (tokens.accessToken) import('./app/SignedInRoutes').catch(() => undefined);
  const devToolsOptions = await loadDevToolsOptions().catch(() => false as const);
  const store = makeStore({ auth: authStateFrom(tokens) }, parts, devToolsOptions);
  connectPage(store, parts);
  reloadAfterDeploy();
  await loadWithRetry(() => loadCatalog('entry'));
  createRoot(root).render(<App store={store} router={createBrowserRouter(routes)} />);
}

void start(container);
