import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { moveItem } from '@/lib/moveItem';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/list';
import { useReorderClientBillingPlansMutation, type Plan } from '../clientBillingApi';

export interface PlanOrder {
  /** False while filters hide plans, because positions refer to the whole list. */
  isEnabled: boolean;
  canMove: (plan: Plan, by: number) => boolean;
  moveBy: (plan: Plan, by: number) => void;
  /** Moves the plan to the position of another plan. */
  moveTo: (planId: string, target: Plan) => void;
  /** Announced to screen readers after a move, and if the server rejects it. */
  announcement: string;
}

const isOrdered = ({ status }: Plan): boolean => status !== 'Archived';

/** Manages the order in which clients see plans. Archived plans have no position. */
export function usePlanOrder(plans: readonly Plan[], isEnabled: boolean): PlanOrder {
  const [reorder] = useReorderClientBillingPlansMutation();
  const [announcement, setAnnouncement] = useState('');
  const ordered = plans.filter(isOrdered);
  const positionOf = (id: string) => ordered.findIndex((plan) => plan.id === id);

  const move = async (id: string, to: number) => {
    const from = positionOf(id);
    if (!isEnabled || from < 0 || to < 0 || to >= ordered.length || from === to) return;
    setAnnouncement(texts.movedToPlace(ordered[from]?.name ?? '', to + 1, ordered.length));
    const ids = ordered.map((plan) => plan.id);
    const result = await reorder({ ids: moveItem(ids, from, to) });
    if (!result.error) return;
    setAnnouncement(texts.theOrderStays);
    toast.error(errorMessage(result.error));
  };

  return {
    isEnabled,
    canMove: (plan, by) => {
      const to = positionOf(plan.id) + by;
      return isEnabled && isOrdered(plan) && to >= 0 && to < ordered.length;
    },
    moveBy: (plan, by) => void move(plan.id, positionOf(plan.id) + by),
    moveTo: (planId, target) => void move(planId, positionOf(target.id)),
    announcement,
  };
}
