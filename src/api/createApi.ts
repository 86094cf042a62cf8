import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';

// The fields of a query result that describe its request. No component reads them.
const ofRequest = { endpointName: null, originalArgs: null, requestId: null, startedTimeStamp: null };

const isSameResult = (one: unknown, other: unknown): boolean =>
  shallowEqual(Object.assign({}, one, ofRequest), Object.assign({}, other, ofRequest));

type Compare<Result> = Parameters<typeof useSelector<unknown, Result>>[1];

function useResult<State, Result>(select: (state: State) => Result, compare?: Compare<Result>): Result {
  return useSelector(select, compare === shallowEqual ? isSameResult : compare);
}

/**
 * Redux Toolkit's `createApi`, with hooks that render a component once while its query loads. The toolkit's own render
 * it once more as soon as the request has an id.
 */
export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    hooks: {
      useDispatch,
      useSelector: Object.assign(useResult, { withTypes: useSelector.withTypes }),
      useStore,
    },
  }),
);
