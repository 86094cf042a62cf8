import { createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';

/**
 * Uploads of client imports are not tracked, because they may take minutes and do not affect what a
 * deployment publishes.
 */
const untrackedEndpoints: ReadonlySet<unknown> = new Set(['UploadClientImport']);

/** RTK Query marks its mutation thunks with a `type`. */
const isTrackedMutation = ({ meta: { arg } }: { meta: { arg: unknown } }): boolean =>
  typeof arg === 'object' &&
  arg !== null &&
  'type' in arg &&
  arg.type === 'mutation' &&
  !('endpointName' in arg && untrackedEndpoints.has(arg.endpointName));

/** Number of running mutations. A form may send several, and the operator may leave it before they finish. */
const savingSlice = createSlice({
  name: 'saving',
  initialState: 0,
  reducers: {},
  extraReducers: (build) => {
    build
      .addMatcher(isPending(), (pendingCount, action) =>
        isTrackedMutation(action) ? pendingCount + 1 : pendingCount,
      )
      .addMatcher(isAnyOf(isFulfilled(), isRejected()), (pendingCount, action) =>
        isTrackedMutation(action) ? pendingCount - 1 : pendingCount,
      );
  },
  selectors: { selectIsSaving: (pendingCount) => pendingCount > 0 },
});

export const { selectIsSaving } = savingSlice.selectors;
export const savingReducer = savingSlice.reducer;
