import { createSlice } from '@reduxjs/toolkit';
import { signedIn, signedOut, type SignOutReason } from './authSlice';

/** Why the last session on this page ended. Null before the first sign-out and after the next sign-in. */
const lastSessionSlice = createSlice({
  name: 'lastSession',
  initialState: { endedBecause: null as SignOutReason | null },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state, { payload }) => {
      state.endedBecause = payload.reason;
    });
    builder.addCase(signedIn, (state, { payload }) => {
      if (payload.accessToken !== null) state.endedBecause = null;
    });
  },
  selectors: { selectEndedBecause: ({ endedBecause }) => endedBecause },
});

export const { selectEndedBecause } = lastSessionSlice.selectors;
export const lastSessionReducer = lastSessionSlice.reducer;
