import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/base';
import { subscribeInCache } from '@/api/liveUpdates';
import { selectOperator, type AuthRoot } from '@/state/authSlice';
import type { Permission } from '@/state/operator';

type Life = Parameters<ReturnType<typeof subscribeInCache>>[1] & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
};

interface Documents {
  clientChanged: { toString(): string };
  paymentRecorded: { toString(): string };
}

const refreshAfterMs = 250;
const refreshEveryMs = 3000;
let next: ReturnType<typeof setTimeout> | null = null;
let refreshedAt = 0;

// One change is seen at once; while many follow each other, the figures are added up every few seconds.
function refreshSoon(_news: object, { dispatch }: Life): void {
  const wait = Math.max(refreshAfterMs, refreshedAt + refreshEveryMs - Date.now());
  next ??= setTimeout(() => {
    next = null;
    refreshedAt = Date.now();
    dispatch(api.util.invalidateTags(['Analytics', 'Activity', 'ClientCounts']));
  }, wait);
}

/** Keeps figures up to date while anybody looks at them, by the news that the operator may hear. */
export const followCompany =
  ({ clientChanged, paymentRecorded }: Documents) =>
  async (arg: unknown, life: Life): Promise<void> => {
    const held: readonly Permission[] = selectOperator(life.getState() as AuthRoot)?.permissions ?? [];
    await Promise.all([
      held.includes('MANAGE_CLIENT_MANAGEMENT') && subscribeInCache(clientChanged, refreshSoon)(arg, life),
      held.includes('MANAGE_PAYMENTS') && subscribeInCache(paymentRecorded, refreshSoon)(arg, life),
    ]);
  };
