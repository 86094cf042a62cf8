import DragIcon from '@mui/icons-material/DragIndicator';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, type DragEvent, type KeyboardEvent } from 'react';
import type { Plan } from '../clientBillingApi';
import type { PlanOrder } from './usePlanOrder';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface OrderHandleProps {
  plan: Plan;
  order: PlanOrder;
}

/** Drags its row, and moves it by the arrow keys. */
export function OrderHandle({ plan, order }: OrderHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  // A row that is moved in the page loses the keyboard's place.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) handle.current?.focus();
  }, [plan.order]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    order.moveBy(plan, by);
  };
  const onDragStart = ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
    dataTransfer.setData('text/plain', plan.id);
    dataTransfer.effectAllowed = 'move';
    const row = currentTarget.closest('tr');
    if (row) dataTransfer.setDragImage(row, 0, 0);
  };

  return (
    <ButtonBase
      ref={handle}
      draggable
      aria-label={`Order of ${plan.name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Drag, or press the arrow keys"
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
