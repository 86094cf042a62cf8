import { paths } from '@/config/paths';
import { todayIn, writeDayRange, type DayRange } from '@/lib/days';
import type { Permission } from '@/state/operator';

type MovementWord = 'New' | 'Expansion' | 'Contraction' | 'Churned';

/** Where the rows behind each figure stand, filtered alike; null where the operator may not go. */
export interface FigureLinks {
  paid: string | null;
  refunded: string | null;
  failed: string | null;
  active: string | null;
  activeByMrr: string | null;
  created: string | null;
  trials: string | null;
  movement: (kind: MovementWord) => string | null;
  plan: (planId: string) => string | null;
}

export function figureLinks(range: DayRange, timeZone: string, held: readonly Permission[]): FigureLinks {
  const days = writeDayRange(range);
  const seesMoney = held.includes('MANAGE_PAYMENTS');
  const clients = (query: string) =>
    held.includes('MANAGE_CLIENT_MANAGEMENT') ? `${paths.clients}?${query}` : null;
  const payments = (status: 'all' | 'succeeded' | 'failed', query: string) =>
    seesMoney ? `${paths.paymentList('incoming', status)}?${query}` : null;

  return {
    paid: payments('succeeded', `paid=${days}`),
    refunded: payments('all', `refunded=${days}`),
    failed: payments('failed', `failed=${days}`),
    active: clients(`active=${range.to}`),
    activeByMrr: seesMoney ? clients(`active=${range.to}&sort=-mrr`) : null,
    created: clients(`created=${days}`),
    trials: clients('trial=7'),
    movement: (kind) =>
      kind === 'New' || kind === 'Churned' || seesMoney ? clients(`movement=${kind}:${days}`) : null,
    plan: (planId) => clients(`active=${todayIn(timeZone)}&plan=${planId}`),
  };
}
