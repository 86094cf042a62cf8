import { lazy, Suspense, type ComponentType } from 'react';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';

/** Raised on the window when a screen's code can't be loaded; whoever prevents its default has handled it. */
export const preloadErrorEvent = 'livery:preloadError';

type ScreenModule = { default: ComponentType };

const never = new Promise<never>(() => undefined);

/** Raises the preload-error event for a failed load, and rethrows the failure unless somebody handled it. */
export function raisePreloadError(error: unknown): Promise<never> {
  const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error });
  const isUnhandled = window.dispatchEvent(event);
  if (isUnhandled) throw error;
  // Whoever handled it is about to replace the page, so the spinner stays.
  return never;
}

/** A screen in its own chunk, with the full-screen spinner until it is there. */
export function lazyScreen(load: () => Promise<ScreenModule>): ComponentType {
  const Screen = lazy(() => load().catch(raisePreloadError));
  return function LazyScreen() {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <Screen />
      </Suspense>
    );
  };
}
