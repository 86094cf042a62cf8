import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CompanyChangedSubscription, GetCurrentOperatorQuery, SessionEndedSubscription } from './types';
import { companyReceived, signedOut } from '@/state/authSlice';
import { api } from './base';
import { patchFromEvents, subscribeInCache } from './liveUpdates';
import { CompanyChangedDocument, SessionEndedDocument } from './sessionEvents.generated';

type OperatorLifecycleApi = Parameters<ReturnType<typeof subscribeInCache>>[1] & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getCacheEntry: () => { status: string; endpointName?: string; originalArgs?: unknown };
  updateCachedData: (update: (draft: GetCurrentOperatorQuery) => void) => unknown;
};

const subscribeToCompany = patchFromEvents<CompanyChangedSubscription, unknown, OperatorLifecycleApi>(
  CompanyChangedDocument,
  ({ companyChanged }, { dispatch, updateCachedData }, isReapplied) => {
    updateCachedData(({ currentOperator }) => {
      currentOperator.whiteLabelledCustomer = companyChanged;
    });
    dispatch(companyReceived(companyChanged));
    if (!isReapplied) dispatch(api.util.invalidateTags(['ThemeSetup', 'UndeployedChanges', 'Deployment']));
  },
);

const subscribeToSessionEnd = subscribeInCache<SessionEndedSubscription, unknown, OperatorLifecycleApi>(
  SessionEndedDocument,
  ({ sessionEnded }, { dispatch }) => dispatch(signedOut(sessionEnded.reason)),
);

export const subscribeToSession = (arg: unknown, lifecycleApi: OperatorLifecycleApi): Promise<unknown> =>
  Promise.all([subscribeToCompany(arg, lifecycleApi), subscribeToSessionEnd(arg, lifecycleApi)]);
