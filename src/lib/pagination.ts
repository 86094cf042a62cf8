import { pagerSlots } from '@/config/limits';

export type PagerSlot =
  { kind: 'page'; page: number; isHidden: boolean } | { kind: 'ellipsis'; after: number };

const pageSlot = (page: number, isHidden = false): PagerSlot => ({ kind: 'page', page, isHidden });

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

// Five pages at either end and three in the middle keep the pager's width constant.
function middlePages(page: number, totalPages: number): number[] {
  if (page <= 4) return range(1, 5);
  if (page >= totalPages - 3) return range(totalPages - 4, totalPages);
  return range(page - 1, page + 1);
}

/**
 * Returns page numbers with ellipses. With fewer than 8 pages, returns 8 slots and hides those beyond the
 * total.
 */
export function pagerSlotsFor(page: number, totalPages: number): PagerSlot[] {
  if (totalPages < pagerSlots) return range(1, pagerSlots).map((slot) => pageSlot(slot, slot > totalPages));

  const shown = [...new Set([1, ...middlePages(page, totalPages), totalPages])];
  return shown.flatMap((shownPage, index) => {
    const before = shown[index - 1] ?? 0;
    const gap: PagerSlot[] = shownPage - before > 1 ? [{ kind: 'ellipsis', after: before }] : [];
    return [...gap, pageSlot(shownPage)];
  });
}
