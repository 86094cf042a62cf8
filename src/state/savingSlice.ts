import { createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';

/** A list of clients may take minutes to get there, and nothing that clients see waits for it. */
const apart: ReadonlySet<unknown> = new Set(['UploadClientImport']);

/** The API's own thunks say which of both they are. */
const isOfMutation = ({ meta: { arg } }: { meta: { arg: unknown } }): boolean =>
  typeof arg === 'object' &&
  arg !== null &&
  'type' in arg &&
  arg.type === 'mutation' &&
  !('endpointName' in arg && apart.has(arg.endpointName));

/** How many requests that change something are under way: a form may take several to save, and be left before they end. */
const savingSlice = createSlice({
  name: 'saving',
  initialState: 0,
  reducers: {},
  extraReducers: (build) => {
    build
      .addMatcher(isPending(), (count, action) => (isOfMutation(action) ? count + 1 : count))
      .addMatcher(isAnyOf(isFulfilled(), isRejected()), (count, action) =>
        isOfMutation(action) ? count - 1 : count,
      );
  },
  selectors: { selectIsSaving: (count) => count > 0 },
});

export const { selectIsSaving } = savingSlice.selectors;
export const savingReducer = savingSlice.reducer;
