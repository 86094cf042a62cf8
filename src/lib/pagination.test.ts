import { pagerSlotsFor } from './pagination';

const renderSlots = (page: number, totalPages: number): string =>
  pagerSlotsFor(page, totalPages)
    .map((slot) => (slot.kind === 'ellipsis' ? '…' : slot.isHidden ? `(${slot.page})` : slot.page))
    .join(' ');

test.each([
  [1, 1, '1 (2) (3) (4) (5) (6) (7) (8)'],
  [2, 3, '1 2 3 (4) (5) (6) (7) (8)'],
  [7, 7, '1 2 3 4 5 6 7 (8)'],
])(
  'spec 2: pagerSlotsFor returns 8 slots and hides those beyond the total: page %i of %i',
  (page, total, expected) => {
    expect(renderSlots(page, total)).toBe(expected);
  },
);

test.each([
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [50, 100, '1 … 49 50 51 … 100'],
  [97, 100, '1 … 96 97 98 99 100'],
])('spec 2: pagerSlotsFor uses ellipses for 8 or more pages: page %i of %i', (page, total, expected) => {
  expect(renderSlots(page, total)).toBe(expected);
});

test('pagerSlotsFor includes the current page, its neighbors and both ends on every page', () => {
  for (let page = 1; page <= 40; page += 1) {
    const pages = pagerSlotsFor(page, 40).flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []));
    const expectedPages = [1, Math.max(1, page - 1), page, Math.min(40, page + 1), 40];
    expect(expectedPages.every((expectedPage) => pages.includes(expectedPage))).toBe(true);
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
  }
});
