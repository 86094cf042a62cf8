import { useState, type DragEvent } from 'react';

/** Returns the drop handlers of a row, and whether another row is dragged over it. */
export function useRowDrop(onDropped: (id: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer.getData('text/plain'));
      },
    },
  };
}
