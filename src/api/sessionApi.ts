import { companyReceived, signedOut } from '@/state/authSlice';
import { patchFromEvents, subscribeInCache } from './liveUpdates';
import {
  api,
  CompanyChangedDocument,
  SessionEndedDocument,
  type CompanyChangedSubscription,
  type SessionEndedSubscription,
} from './session.generated';
import { listTags } from './tags';

export const sessionApi = api.enhanceEndpoints({
  endpoints: {
    GetCurrentOperator: {
      providesTags: ['Operator', 'Company'],
      onCacheEntryAdded: async (arg, life) => {
        await Promise.all([
          patchFromEvents<CompanyChangedSubscription, typeof arg, typeof life>(
            CompanyChangedDocument,
            ({ companyChanged }, { dispatch, updateCachedData }, isAgain) => {
              updateCachedData(({ currentOperator }) => {
                currentOperator.whiteLabelledCustomer = companyChanged;
              });
              dispatch(companyReceived(companyChanged));
              if (!isAgain)
                dispatch(api.util.invalidateTags(['ThemeSetup', 'UndeployedChanges', 'Deployment']));
            },
          )(arg, life),
          subscribeInCache<SessionEndedSubscription, typeof arg, typeof life>(
            SessionEndedDocument,
            ({ sessionEnded }, { dispatch }) => dispatch(signedOut(sessionEnded.reason)),
          )(arg, life),
        ]);
      },
    },
    GetThemeSetup: { providesTags: ['ThemeSetup'] },
    GetOperators: { providesTags: (data) => listTags('Operator', data?.operators) },
  },
});

/** Asks for the operator anew: what they may do may have changed. */
export const askWhoIsHere = () =>
  sessionApi.endpoints.GetCurrentOperator.initiate(undefined, { forceRefetch: true, subscribe: false });

export const { useGetCurrentOperatorQuery, useSignOutMutation, useGetThemeSetupQuery, useGetOperatorsQuery } =
  sessionApi;
