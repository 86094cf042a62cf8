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
    // Ignores an incomplete first value and merges later ones, so the theme setup is never partly set.
    themeSetupReceived: (state, { payload }: PayloadAction<Partial<ThemeSetup>>) => {
      if (state) return { ...state, ...payload };
      return isComplete(payload) ? payload : null;
    },
  },
  extraReducers: (builder) => {
    // The next operator on this device may work for another company.
    builder.addCase(signedOut, () => null);
  },
  selectors: { selectThemeSetup: (state) => state },
});

export const { themeSetupReceived } = themeSetupSlice.actions;
export const { selectThemeSetup } = themeSetupSlice.selectors;
export const themeSetupReducer = themeSetupSlice.reducer;
