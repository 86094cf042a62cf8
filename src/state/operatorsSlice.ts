import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OperatorStatus, Role } from '@contract/enums';
import { signedOut } from './authSlice';

export interface OperatorListItem {
  id: string;
  status: OperatorStatus;
  role: Role;
  name: string;
  email: string;
}

/** Mirrors the specification's client-side state for DevTools. Screens use the query cache. */
const operatorsSlice = createSlice({
  name: 'operators',
  initialState: [] as OperatorListItem[],
  reducers: {
    operatorsReceived: (_state, { payload }: PayloadAction<OperatorListItem[]>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => []);
  },
  selectors: { selectOperators: (state) => state },
});

export const { operatorsReceived } = operatorsSlice.actions;
export const { selectOperators } = operatorsSlice.selectors;
export const operatorsReducer = operatorsSlice.reducer;
