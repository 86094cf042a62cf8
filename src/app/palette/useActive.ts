import { useState } from 'react';

/** Which of the options Enter would choose: the first, until another one is pointed at. */
export function useActive(ids: readonly string[]) {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const index = Math.max(pointedAt === null ? 0 : ids.indexOf(pointedAt), 0);

  const move = (step: number) => {
    if (ids.length > 0) setPointedAt(ids[(index + step + ids.length) % ids.length] ?? null);
  };

  return {
    activeId: ids[index] ?? null,
    index,
    pointAt: setPointedAt,
    next: () => move(1),
    previous: () => move(-1),
    first: () => setPointedAt(ids[0] ?? null),
    last: () => setPointedAt(ids.at(-1) ?? null),
    /** Another question begins at its first answer. */
    reset: () => setPointedAt(null),
  };
}
