import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { movedTo } from '@/lib/movedTo';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useOrderQuickGuidesMutation, type Guide } from '../quickGuideApi';

export interface GuideOrder {
  /** False while a filter hides some guides, whose places nobody would see. */
  isOpen: boolean;
  canMove: (guide: Guide, by: number) => boolean;
  moveBy: (guide: Guide, by: number) => void;
  /** To where another guide is. */
  moveTo: (guideId: string, target: Guide) => void;
  /** What to say to those who can't see it. */
  news: string;
}

const isOrdered = ({ status }: Guide): boolean => status !== 'Archived';

/** The order in which clients see the guides that are not archived. */
export function useGuideOrder(guides: readonly Guide[], isOpen: boolean): GuideOrder {
  const [reorder] = useOrderQuickGuidesMutation();
  const [news, setNews] = useState('');
  const ordered = guides.filter(isOrdered);
  const placeOf = (id: string) => ordered.findIndex((guide) => guide.id === id);

  const move = async (id: string, to: number) => {
    const from = placeOf(id);
    if (!isOpen || from < 0 || to < 0 || to >= ordered.length || from === to) return;
    setNews(texts.movedToPlace(ordered[from]?.title ?? '', to + 1, ordered.length));
    const answer = await reorder({
      ids: movedTo(
        ordered.map((guide) => guide.id),
        from,
        to,
      ),
    });
    if (!answer.error) return;
    setNews(texts.theOrderStays);
    toast.error(errorMessage(answer.error));
  };

  return {
    isOpen,
    canMove: (guide, by) => {
      const to = placeOf(guide.id) + by;
      return isOpen && isOrdered(guide) && to >= 0 && to < ordered.length;
    },
    moveBy: (guide, by) => void move(guide.id, placeOf(guide.id) + by),
    moveTo: (guideId, target) => void move(guideId, placeOf(target.id)),
    news,
  };
}
