import { createSlice } from '@reduxjs/toolkit';
import { signedIn, signedOut, type SignOutReason } from './authSlice';

/** Why the last session on this page ended. Null before the first sign-out and after the next sign-in. */
const lastSessionSlice = createSlice({
  name: 'lastSession',
  initialState: { endReason: null as SignOutReason | null },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state, { payload }) => {
      state.endReason = payload.reason;
    });
    builder.addCase(signedIn, (state, { payload }) => {
      if (payload.accessToken !== null) state.endReason = null;
    });
  },
  selectors: { selectEndReason: ({ endReason }) => endReason },
});

export const { selectEndReason } = lastSessionSlice.selectors;
export const lastSessionReducer = lastSessionSlice.reducer;
