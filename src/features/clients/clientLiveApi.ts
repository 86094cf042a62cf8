import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/base';
import { subscribeInCache } from '@/api/liveUpdates';
import { selectOperator, type AuthRoot } from '@/state/authSlice';
import { ClientChangedDocument, type ClientChangedSubscription } from './clients.generated';
import {
  PaymentOfClientRecordedDocument,
  type PaymentOfClientRecordedSubscription,
} from './clientView.generated';

interface Arg {
  id: string;
}

type Life = Parameters<ReturnType<typeof subscribeInCache>>[1] & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
};

const refreshAfterMs = 250;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

// A bulk action may touch one client several times in a row: what is on the screen is fetched once for all of them.
function refreshSoon(id: string, dispatch: Life['dispatch']): void {
  if (waiting.has(id)) return;
  const refresh = () => {
    waiting.delete(id);
    dispatch(
      api.util.invalidateTags([
        { type: 'Client', id },
        { type: 'ClientTimeline', id },
        { type: 'Payment', id: `client ${id}` },
      ]),
    );
  };
  waiting.set(id, setTimeout(refresh, refreshAfterMs));
}

// An event without ids stands for more clients than it names.
const isAbout = (ids: readonly string[], id: string) => ids.length === 0 || ids.includes(id);

const followChanges = subscribeInCache<ClientChangedSubscription, Arg, Life>(
  ClientChangedDocument,
  ({ clientChanged }, { dispatch }, { id }) => {
    if (isAbout(clientChanged.ids, id)) refreshSoon(id, dispatch);
  },
);

const followPayments = subscribeInCache<PaymentOfClientRecordedSubscription, Arg, Life>(
  PaymentOfClientRecordedDocument,
  ({ paymentRecorded }, { dispatch }, { id }) => {
    if (isAbout(paymentRecorded.clientIds, id)) refreshSoon(id, dispatch);
  },
);

/** Keeps a client, their payments and their timeline up to date while anybody looks at them. */
export async function followClient(arg: Arg, life: Life): Promise<void> {
  const operator = selectOperator(life.getState() as AuthRoot);
  const maySeePayments = operator?.permissions.includes('MANAGE_PAYMENTS');
  await Promise.all([followChanges(arg, life), maySeePayments && followPayments(arg, life)]);
}
