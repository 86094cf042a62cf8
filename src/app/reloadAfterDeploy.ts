import { preloadErrorEvent } from './lazyScreen';

const key = 'livery.reloadedBuild';
const pollIntervalMs = 1000;

interface Page {
  /** Returns the URL of the page's first script. Its content hash identifies the running build. */
  build(): string;
  reload(): void;
  /** Resolves to whether the server of the page responds with a status below 500. */
  isServed(): Promise<boolean>;
}

const browserPage: Page = {
  build: () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '',
  reload: () => globalThis.location.reload(),
  isServed: () =>
    fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    ),
};

// Jitter prevents all open pages from reloading simultaneously when the server is back.
const pause = () => new Promise((resolve) => setTimeout(resolve, pollIntervalMs * (1 + Math.random())));

/**
 * Reloads a tab whose chunks a new build removed, at most once per build to prevent a loop. Waits while the
 * server is unreachable and does nothing offline, because a reload would lose the page. Returns a function
 * that stops listening.
 */
export function reloadAfterDeploy({ build, reload, isServed }: Page = browserPage): () => void {
  const reloadWhenServed = async () => {
    if (await isServed()) sessionStorage.setItem(key, build());
    else while (!(await isServed())) await pause();
    reload();
  };
  const onPreloadError = (event: Event) => {
    if (!navigator.onLine || sessionStorage.getItem(key) === build()) return;
    event.preventDefault();
    void reloadWhenServed();
  };
  window.addEventListener(preloadErrorEvent, onPreloadError);
  return () => window.removeEventListener(preloadErrorEvent, onPreloadError);
}
