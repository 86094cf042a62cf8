import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/base';
import { subscribeInCache } from '@/api/liveUpdates';

type Life = Parameters<ReturnType<typeof subscribeInCache>>[1] & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

const refreshAfterMs = 250;
let refresh: ReturnType<typeof setTimeout> | null = null;

// Renewals come in hundreds: what is on the screen is fetched again four times a second at most.
function refreshSoon(_news: object, { dispatch }: Life): void {
  refresh ??= setTimeout(() => {
    refresh = null;
    dispatch(api.util.invalidateTags([{ type: 'Payment', id: 'LIST' }]));
  }, refreshAfterMs);
}

/** Keeps lists of payments up to date while anybody looks at them. */
export const followPayments = (paymentRecorded: { toString(): string }) =>
  subscribeInCache<object, unknown, Life>(paymentRecorded, refreshSoon);
