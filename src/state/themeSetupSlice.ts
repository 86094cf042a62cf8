import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';

export interface ThemeSetup {
  title: string;
  colour: string;
  haveLogosBeenUploaded: boolean;
}

const isComplete = (setup: Partial<ThemeSetup>): setup is ThemeSetup =>
  setup.title !== undefined && setup.colour !== undefined && setup.haveLogosBeenUploaded !== undefined;

const themeSetupSlice = createSlice({
  name: 'themeSetup',
  initialState: null as ThemeSetup | null,
  reducers: {
    // A brand is never half set: an incomplete first value is ignored, later values merge.
    themeSetupReceived: (state, { payload }: PayloadAction<Partial<ThemeSetup>>) => {
      if (state) return { ...state, ...payload };
      return isComplete(payload) ? payload : null;
    },
  },
  extraReducers: (builder) => {
    // The next person to sign in on this machine may belong to another company.
    builder.addCase(signedOut, () => null);
  },
  selectors: { selectThemeSetup: (state) => state },
});

export const { themeSetupReceived } = themeSetupSlice.actions;
export const { selectThemeSetup } = themeSetupSlice.selectors;
export const themeSetupReducer = themeSetupSlice.reducer;
