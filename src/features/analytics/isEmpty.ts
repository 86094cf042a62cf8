import type { Analytics } from './analyticsApi';

interface Figure {
  value: number;
  previous: number;
}

const isZero = ({ value, previous }: Figure): boolean => value === 0 && previous === 0;

/** Returns whether all figures of the range and of the previous period are zero. */
export function isEmpty({ clients, money }: Analytics): boolean {
  const { active, new: added, newPaying, churned, trialsEnding } = clients;
  const counts = [active, added, newPaying, churned];
  const amounts = money ? [money.gross, money.refunded, money.mrr, money.failedPayments] : [];
  return trialsEnding === 0 && [...counts, ...amounts].every(isZero);
}
