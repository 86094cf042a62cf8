import { useEffect, useEffectEvent, useRef } from 'react';

interface Arrivals {
  /** The number of new rows that the list does not show yet. */
  newCount: number;
  /** True if new rows would appear at the top of the list, and nothing is open or selected. */
  canShow: boolean;
  onShow: () => void;
}

/**
 * Shows new rows as they arrive, unless the operator has scrolled down, hovers over a row or has focused one:
 * rows would move while they are used. Returns props for the container of the rows.
 */
export function useArrivals({ newCount, canShow, onShow }: Arrivals) {
  const container = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);

  // An effect event runs only when rows arrive. Moving the pointer off the rows later does not show them.
  const onArrival = useEffectEvent(() => {
    const isInteracting =
      isHovered.current || window.scrollY > 0 || container.current?.contains(document.activeElement);
    if (canShow && !isInteracting) onShow();
  });
  useEffect(() => {
    if (newCount > 0) onArrival();
  }, [newCount]);

  return {
    ref: container,
    onPointerEnter: () => {
      isHovered.current = true;
    },
    onPointerLeave: () => {
      isHovered.current = false;
    },
  };
}
