type PopStateHandler = (event: PopStateEvent) => void;

const handlers = new Set<PopStateHandler>();

// Browsers call the window's listeners in registration order, whether they capture or not. This file must
// load before the router mounts, so that its listener runs first.
window.addEventListener('popstate', (event) => {
  const [first] = handlers;
  first?.(event);
});

/**
 * Calls `handler` for each history navigation before the router handles it, until the returned function is
 * called.
 */
export function interceptPopState(handler: PopStateHandler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}
