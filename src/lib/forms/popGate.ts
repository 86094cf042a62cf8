type Gate = (event: PopStateEvent) => void;

const gates = new Set<Gate>();

// Browsers call the window's listeners in the order they came, whether they capture or not: to see a step through
// the history before the router does, this file must be loaded before the router is mounted.
window.addEventListener('popstate', (event) => {
  const [first] = gates;
  first?.(event);
});

/** Shows `gate` every step through the history before the router sees it, until the returned function is called. */
export function guardPops(gate: Gate): () => void {
  gates.add(gate);
  return () => {
    gates.delete(gate);
  };
}
