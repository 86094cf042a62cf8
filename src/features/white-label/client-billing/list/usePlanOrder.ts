import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { movedTo } from '@/lib/movedTo';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/list';
import { useReorderClientBillingPlansMutation, type Plan } from '../clientBillingApi';

export interface PlanOrder {
  /** False while filters hide some plans, whose places nobody would see. */
  isOpen: boolean;
  canMove: (plan: Plan, by: number) => boolean;
  moveBy: (plan: Plan, by: number) => void;
  /** To where another plan is. */
  moveTo: (planId: string, target: Plan) => void;
  /** What to say to those who can't see it. */
  news: string;
}

const isOrdered = ({ status }: Plan): boolean => status !== 'Archived';

/** The order in which clients see the plans that are not archived. */
export function usePlanOrder(plans: readonly Plan[], isOpen: boolean): PlanOrder {
  const [reorder] = useReorderClientBillingPlansMutation();
  const [news, setNews] = useState('');
  const ordered = plans.filter(isOrdered);
  const placeOf = (id: string) => ordered.findIndex((plan) => plan.id === id);

  const move = async (id: string, to: number) => {
    const from = placeOf(id);
    if (!isOpen || from < 0 || to < 0 || to >= ordered.length || from === to) return;
    setNews(texts.movedToPlace(ordered[from]?.name ?? '', to + 1, ordered.length));
    const ids = ordered.map((plan) => plan.id);
    const answer = await reorder({ ids: movedTo(ids, from, to) });
    if (!answer.error) return;
    setNews(texts.theOrderStays);
    toast.error(errorMessage(answer.error));
  };

  return {
    isOpen,
    canMove: (plan, by) => {
      const to = placeOf(plan.id) + by;
      return isOpen && isOrdered(plan) && to >= 0 && to < ordered.length;
    },
    moveBy: (plan, by) => void move(plan.id, placeOf(plan.id) + by),
    moveTo: (planId, target) => void move(planId, placeOf(target.id)),
    news,
  };
}
