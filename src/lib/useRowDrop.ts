import { useState, type DragEvent } from 'react';

/** A row that others are dropped on: whether one is over it, and what its element listens to. */
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
