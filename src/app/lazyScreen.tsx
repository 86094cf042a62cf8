import { useEffect, useState, type ComponentType } from 'react';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';

type ScreenModule = { default: ComponentType };

/** Raised on the window when a screen's code can't be loaded; whoever prevents its default has handled it. */
export const preloadErrorEvent = 'livery:preloadError';

const never = new Promise<never>(() => undefined);

/** Raises the preload-error event for a failed load, and rethrows the failure unless somebody handled it. */
export function raisePreloadError(error: unknown): Promise<never> {
  const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error });
  const isUnhandled = window.dispatchEvent(event);
  if (isUnhandled) throw error;
  // Whoever handled it is about to replace the page, so the spinner stays.
  return never;
}

type Progress = { Screen: ComponentType } | { error: unknown };

/**
 * A screen in its own chunk, with the full-screen spinner until it is there. Its state is kept here because React's own
 * `lazy` holds a loaded screen back for 300 ms once a spinner has been drawn.
 */
export function lazyScreen(load: () => Promise<ScreenModule>): ComponentType {
  let loaded: Progress | null = null;

  return function LazyScreen() {
    const [progress, setProgress] = useState(loaded);

    useEffect(() => {
      if (progress) return;
      load()
        .catch(raisePreloadError)
        .then(
          ({ default: Screen }) => setProgress((loaded = { Screen })),
          (error: unknown) => setProgress({ error }),
        );
    }, [progress]);

    if (!progress) return <FullScreenSpinner />;
    if ('error' in progress) throw progress.error;
    return <progress.Screen />;
  };
}
