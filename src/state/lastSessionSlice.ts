import { createSlice } from '@reduxjs/toolkit';
import { signedIn, signedOut, type SignOutReason } from './authSlice';

/** Why the session that this page had came to its end; null before one did, and in the next session. */
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
