import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { companyReceived, signedOut } from '@/state/authSlice';
import { api } from './base';
import { patchFromEvents, subscribeInCache } from './liveUpdates';
import type { GetCurrentOperatorQuery } from './session.generated';
import {
  CompanyChangedDocument,
  SessionEndedDocument,
  type CompanyChangedSubscription,
  type SessionEndedSubscription,
} from './sessionNews.generated';

type OperatorLife = Parameters<ReturnType<typeof subscribeInCache>>[1] & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getCacheEntry: () => { status: string; endpointName?: string; originalArgs?: unknown };
  updateCachedData: (update: (draft: GetCurrentOperatorQuery) => void) => unknown;
};

const followCompany = patchFromEvents<CompanyChangedSubscription, unknown, OperatorLife>(
  CompanyChangedDocument,
  ({ companyChanged }, { dispatch, updateCachedData }, isAgain) => {
    updateCachedData(({ currentOperator }) => {
      currentOperator.whiteLabelledCustomer = companyChanged;
    });
    dispatch(companyReceived(companyChanged));
    if (!isAgain) dispatch(api.util.invalidateTags(['ThemeSetup', 'UndeployedChanges', 'Deployment']));
  },
);

const followEnd = subscribeInCache<SessionEndedSubscription, unknown, OperatorLife>(
  SessionEndedDocument,
  ({ sessionEnded }, { dispatch }) => dispatch(signedOut(sessionEnded.reason)),
);

/** For `onCacheEntryAdded` of the operator: hears how the company fares, and of the end of the session. */
export const followSession = (arg: unknown, life: OperatorLife): Promise<unknown> =>
  Promise.all([followCompany(arg, life), followEnd(arg, life)]);
