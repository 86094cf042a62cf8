import type { CompanyChangedSubscription, SessionEndedSubscription } from './types';
import { companyReceived, signedOut } from '@/state/authSlice';
import { api } from './base';
import { type CacheEntry, patchFromEvents, subscribeInCache } from './liveUpdates';
import { api as operatorApi } from './session.generated';
import { CompanyChangedDocument, SessionEndedDocument } from './sessionEvents.generated';

/** Applies company changes to the cached operator, and signs out when the server ends the session. */
export async function subscribeToSession(entry: CacheEntry, requestedAt: number): Promise<void> {
  const { dispatch } = entry;
  await Promise.all([
    patchFromEvents(entry, {
      document: CompanyChangedDocument,
      requestedAt,
      onData: ({ companyChanged }: CompanyChangedSubscription, isReapplied) => {
        dispatch(
          operatorApi.util.updateQueryData('GetCurrentOperator', undefined, ({ currentOperator }) => {
            currentOperator.whiteLabelledCustomer = companyChanged;
          }),
        );
        dispatch(companyReceived(companyChanged));
        if (!isReapplied)
          dispatch(api.util.invalidateTags(['ThemeSetup', 'UndeployedChanges', 'Deployment']));
      },
    }),
    subscribeInCache(entry, {
      document: SessionEndedDocument,
      requestedAt,
      onData: ({ sessionEnded }: SessionEndedSubscription) => dispatch(signedOut(sessionEnded.reason)),
    }),
  ]);
}
