import DragIcon from '@mui/icons-material/DragIndicator';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, type DragEvent, type KeyboardEvent } from 'react';
import * as texts from '@/texts/ui';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface OrderHandleProps {
  id: string;
  name: string;
  /** Where its row is: when that changes, the keyboard stays on it. */
  place: number;
  onMoveBy: (by: number) => void;
}

/** Drags its row, and moves it by the arrow keys. */
export function OrderHandle({ id, name, place, onMoveBy }: OrderHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  // A row that is moved in the page loses the keyboard's place.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) handle.current?.focus();
  }, [place]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMoveBy(by);
  };
  const onDragStart = ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
    dataTransfer.setData('text/plain', id);
    dataTransfer.effectAllowed = 'move';
    const row = currentTarget.closest('tr');
    if (row) dataTransfer.setDragImage(row, 0, 0);
  };

  return (
    <ButtonBase
      ref={handle}
      draggable
      aria-label={texts.orderOf(name)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={texts.dragOrPressTheArrowKeys}
      onKeyDown={onKeyDown}
      onDragStart={onDragStart}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = document.activeElement === document.body)}
      sx={{ cursor: 'grab', color: 'text.secondary', borderRadius: 1, width: 28, height: 28 }}
    >
      <DragIcon aria-hidden fontSize="small" />
    </ButtonBase>
  );
}
