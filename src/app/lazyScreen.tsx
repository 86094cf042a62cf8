import { useEffect, useState, type ComponentType } from 'react';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';

type ScreenModule = { default: ComponentType };

/**
 * Name of the window event for a screen chunk that failed to load. A listener that calls `preventDefault`
 * takes over the recovery.
 */
export const preloadErrorEvent = 'livery:preloadError';

const never = new Promise<never>(() => undefined);

/**
 * Dispatches `preloadErrorEvent`. Rethrows the error if no listener handles it, and otherwise never settles.
 */
export function raisePreloadError(error: unknown): Promise<never> {
  const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error });
  const isUnhandled = window.dispatchEvent(event);
  if (isUnhandled) throw error;
  // The listener reloads the page, so the spinner stays visible.
  return never;
}

type LoadState = { Screen: ComponentType } | { error: unknown };

/**
 * Returns a component that loads a screen's chunk behind the full-screen spinner. React's `lazy` would delay
 * a loaded screen by 300 ms after showing a fallback.
 */
export function lazyScreen(load: () => Promise<ScreenModule>): ComponentType {
  let loaded: LoadState | null = null;

  return function LazyScreen() {
    const [loadState, setLoadState] = useState(loaded);

    useEffect(() => {
      if (loadState) return;
      load()
        .catch(raisePreloadError)
        .then(
          ({ default: Screen }) => setLoadState((loaded = { Screen })),
          (error: unknown) => setLoadState({ error }),
        );
    }, [loadState]);

    if (!loadState) return <FullScreenSpinner />;
    if ('error' in loadState) throw loadState.error;
    return <loadState.Screen />;
  };
}
