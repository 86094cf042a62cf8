import { useState } from 'react';

/** Tracks the option that Enter selects. Defaults to the first option. */
export function useActiveOption(ids: readonly string[]) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const index = Math.max(pointedId === null ? 0 : ids.indexOf(pointedId), 0);

  const move = (step: number) => {
    if (ids.length > 0) setPointedId(ids[(index + step + ids.length) % ids.length] ?? null);
  };

  return {
    activeId: ids[index] ?? null,
    index,
    pointAt: setPointedId,
    next: () => move(1),
    previous: () => move(-1),
    first: () => setPointedId(ids[0] ?? null),
    last: () => setPointedId(ids.at(-1) ?? null),
    /** Makes the first option active, even if the options change afterwards. */
    reset: () => setPointedId(null),
  };
}
