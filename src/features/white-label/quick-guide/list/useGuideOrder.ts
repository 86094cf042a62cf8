import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { moveItem } from '@/lib/moveItem';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useReorderQuickGuidesMutation, type Guide } from '../quickGuideApi';

export interface GuideOrder {
  /** False while a filter hides some guides, because the operator could not see their positions. */
  isEnabled: boolean;
  canMove: (guide: Guide, by: number) => boolean;
  moveBy: (guide: Guide, by: number) => void;
  /** Moves a guide to the position of `target`. */
  moveTo: (guideId: string, target: Guide) => void;
  /** Announced to screen readers after a move, and if the server rejects it. */
  announcement: string;
}

const isOrdered = ({ status }: Guide): boolean => status !== 'Archived';

/** Manages the order in which clients see guides. Archived guides have no position. */
export function useGuideOrder(guides: readonly Guide[], isEnabled: boolean): GuideOrder {
  const [reorder] = useReorderQuickGuidesMutation();
  const [announcement, setAnnouncement] = useState('');
  const ordered = guides.filter(isOrdered);
  const positionOf = (id: string) => ordered.findIndex((guide) => guide.id === id);

  const moveGuide = async (id: string, to: number) => {
    const from = positionOf(id);
    if (!isEnabled || from < 0 || to < 0 || to >= ordered.length || from === to) return;
    setAnnouncement(texts.movedToPlace(ordered[from]?.title ?? '', to + 1, ordered.length));
    const result = await reorder({
      ids: moveItem(
        ordered.map((guide) => guide.id),
        from,
        to,
      ),
    });
    if (!result.error) return;
    setAnnouncement(texts.theOrderStays);
    toast.error(errorMessage(result.error));
  };

  return {
    isEnabled,
    canMove: (guide, by) => {
      const to = positionOf(guide.id) + by;
      return isEnabled && isOrdered(guide) && to >= 0 && to < ordered.length;
    },
    moveBy: (guide, by) => void moveGuide(guide.id, positionOf(guide.id) + by),
    moveTo: (guideId, target) => void moveGuide(guideId, positionOf(target.id)),
    announcement,
  };
}
