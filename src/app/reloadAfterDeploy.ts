import { preloadErrorEvent } from './lazyScreen';

const key = 'livery.reloadedBuild';
const lookEveryMs = 1000;

interface Page {
  /** What names the running build: the address of its first script, which carries a content hash. */
  build(): string;
  reload(): void;
  /** Whether anybody answers where the page came from. */
  isServed(): Promise<boolean>;
}

const realPage: Page = {
  build: () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '',
  reload: () => globalThis.location.reload(),
  isServed: () =>
    fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    ),
};

// Not all pages in the same moment, when a server is back that has everything to do.
const pause = () => new Promise((resolve) => setTimeout(resolve, lookEveryMs * (1 + Math.random())));

/**
 * A tab that was open over a deploy asks for chunks that are gone: it reloads itself into the new build. It does so
 * once for a build, so a chunk that is missing from the new one too ends in the error screen, not in a loop. A tab whose
 * server is away for a moment waits for it, because a reload would leave nothing of the page.
 */
export function reloadAfterDeploy({ build, reload, isServed }: Page = realPage): () => void {
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
