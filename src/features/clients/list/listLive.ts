import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/base';
import { subscribeInCache } from '@/api/liveUpdates';
import { selectOperator, type AuthRoot } from '@/state/authSlice';

type Life = Parameters<ReturnType<typeof subscribeInCache>>[1] & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
};

interface Documents {
  clientChanged: { toString(): string };
  paymentRecorded: { toString(): string };
}

const refreshEveryMs = 1000;
let refresh: ReturnType<typeof setTimeout> | null = null;

// An import announces hundreds of changes: what is on the screen is fetched again once a second at most.
function refreshSoon(_news: object, { dispatch }: Life): void {
  refresh ??= setTimeout(() => {
    refresh = null;
    dispatch(api.util.invalidateTags([{ type: 'Client', id: 'LIST' }, 'ClientCounts', 'ClientFacets']));
  }, refreshEveryMs);
}

/** Keeps lists of clients and their figures up to date while anybody looks at them. */
export const followClients =
  ({ clientChanged, paymentRecorded }: Documents) =>
  async (arg: unknown, life: Life): Promise<void> => {
    const maySeePayments = selectOperator(life.getState() as AuthRoot)?.permissions.includes(
      'MANAGE_PAYMENTS',
    );
    await Promise.all([
      subscribeInCache(clientChanged, refreshSoon)(arg, life),
      maySeePayments && subscribeInCache(paymentRecorded, refreshSoon)(arg, life),
    ]);
  };
