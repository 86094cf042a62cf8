import { trialAttentionDays } from '@contract/clients';
import type { MrrMovementKind, Permission } from '@contract/enums';
import { paths } from '@/config/paths';
import type { StatusFilter } from '@/config/paymentRoute';
import { todayIn, serializeDayRange, type DayRange } from '@/lib/days';

/** Links to the filtered rows behind each figure, or null if the operator may not open them. */
export interface FigureLinks {
  paid: string | null;
  refunded: string | null;
  failed: string | null;
  active: string | null;
  activeByMrr: string | null;
  created: string | null;
  trials: string | null;
  movement: (kind: MrrMovementKind) => string | null;
  plan: (planId: string) => string | null;
}

export function figureLinks(
  range: DayRange,
  timeZone: string,
  permissions: readonly Permission[],
): FigureLinks {
  const days = serializeDayRange(range);
  const canViewMoney = permissions.includes('MANAGE_PAYMENTS');
  const clients = (query: string) =>
    permissions.includes('MANAGE_CLIENT_MANAGEMENT') ? `${paths.clients}?${query}` : null;
  const payments = (status: StatusFilter, query: string) =>
    canViewMoney ? `${paths.paymentList('incoming', status)}?${query}` : null;

  return {
    paid: payments('succeeded', `paid=${days}`),
    refunded: payments('all', `refunded=${days}`),
    failed: payments('failed', `failed=${days}`),
    active: clients(`active=${range.to}`),
    activeByMrr: canViewMoney ? clients(`active=${range.to}&sort=-mrr`) : null,
    created: clients(`created=${days}`),
    trials: clients(`trial=${trialAttentionDays}`),
    movement: (kind) =>
      kind === 'New' || kind === 'Churned' || canViewMoney ? clients(`movement=${kind}:${days}`) : null,
    plan: (planId) => clients(`active=${todayIn(timeZone)}&plan=${planId}`),
  };
}
