type PopStateHandler = (event: PopStateEvent) => void;

const handlers = new Set<PopStateHandler>();

// Browsers call the window's non-capturing listeners in registration order. This file must load before the
// router mounts, so that its listener runs first.
window.addEventListener('popstate', (event) => {
  const [first] = handlers;
  first?.(event);
});

/**
 * Passes each history navigation to `handler` before the router handles it. Only the oldest handler is
 * called. The returned function removes the handler.
 */
export function interceptPopState(handler: PopStateHandler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}
