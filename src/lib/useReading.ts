import { useRef } from 'react';

/** Whether somebody points at the rows, has the keyboard's place among them or has scrolled down to them. */
export function useReading() {
  const rows = useRef<HTMLDivElement>(null);
  const isPointedAt = useRef(false);

  return {
    isReading: (): boolean =>
      isPointedAt.current || window.scrollY > 0 || Boolean(rows.current?.contains(document.activeElement)),
    rowsProps: {
      ref: rows,
      onPointerEnter: () => {
        isPointedAt.current = true;
      },
      onPointerLeave: () => {
        isPointedAt.current = false;
      },
    },
  };
}
