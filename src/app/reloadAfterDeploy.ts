import { preloadErrorEvent } from './lazyScreen';

const key = 'livery.reloadedBuild';

interface Page {
  /** What names the running build: the address of its first script, which carries a content hash. */
  build(): string;
  reload(): void;
}

const realPage: Page = {
  build: () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '',
  reload: () => globalThis.location.reload(),
};

/**
 * A tab that was open over a deploy asks for chunks that are gone: it reloads itself into the new build. It does so
 * once for a build, so a chunk that is missing from the new one too ends in the error screen, not in a loop.
 */
export function reloadAfterDeploy({ build, reload }: Page = realPage): () => void {
  const onPreloadError = (event: Event) => {
    if (!navigator.onLine || sessionStorage.getItem(key) === build()) return;
    sessionStorage.setItem(key, build());
    event.preventDefault();
    reload();
  };
  window.addEventListener(preloadErrorEvent, onPreloadError);
  return () => window.removeEventListener(preloadErrorEvent, onPreloadError);
}
