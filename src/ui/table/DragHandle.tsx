import { useLingui } from '@lingui/react/macro';
import DragIcon from '@mui/icons-material/DragIndicator';
import ButtonBase from '@mui/material/ButtonBase';
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface DragHandleProps {
  id: string;
  name: string;
  /** Position of the row. The handle keeps focus when the position changes. */
  position: number;
  onMoveBy: (offset: number) => void;
}

/** Lets users drag a row or move it with the arrow keys. */
export function DragHandle({ id, name, position, onMoveBy }: DragHandleProps) {
  const { t } = useLingui();
  const handle = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  // Restores the focus, which the handle loses when its row moves in the DOM.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) handle.current?.focus();
  }, [position]);

  const onKeyDown = (event: KeyboardEvent) => {
    const offset = steps[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    onMoveBy(offset);
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
      aria-label={t`Reorder ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={t`Drag or use the arrow keys`}
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
