import { useRef } from 'react';

/** Detects whether the operator hovers over the rows, has focused one of them or has scrolled down. */
export function useRowInteraction() {
  const rowsRef = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);

  return {
    isInteracting: (): boolean =>
      isHovered.current || window.scrollY > 0 || Boolean(rowsRef.current?.contains(document.activeElement)),
    rowsProps: {
      ref: rowsRef,
      onPointerEnter: () => {
        isHovered.current = true;
      },
      onPointerLeave: () => {
        isHovered.current = false;
      },
    },
  };
}
