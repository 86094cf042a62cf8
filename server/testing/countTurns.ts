/**
 * Counts turns of the event loop, at most one per millisecond. The returned function stops counting and
 * returns the count.
 */
export function countTurns(): () => number {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  return () => {
    clearInterval(timer);
    return turns;
  };
}
