import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';

// Fields of a query result that describe its request. No component uses them.
const requestFields = { endpointName: null, originalArgs: null, requestId: null, startedTimeStamp: null };

const isSameResult = (first: unknown, second: unknown): boolean =>
  shallowEqual(Object.assign({}, first, requestFields), Object.assign({}, second, requestFields));

type Compare<Result> = Parameters<typeof useSelector<unknown, Result>>[1];

function useResult<State, Result>(select: (state: State) => Result, compare?: Compare<Result>): Result {
  return useSelector(select, compare === shallowEqual ? isSameResult : compare);
}

/**
 * Redux Toolkit's `createApi`, with hooks that render a component once while its query loads. The original
 * hooks render again when the request gets its id.
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
