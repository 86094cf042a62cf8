import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';

export interface ClientListItem {
  id: string;
  name: string;
  email: string;
  status: string;
}

/** Mirrors the specification's client-side state for DevTools. Screens use the query cache. */
const clientsSlice = createSlice({
  name: 'clients',
  initialState: [] as ClientListItem[],
  reducers: {
    clientsReceived: (_state, { payload }: PayloadAction<ClientListItem[]>) => payload,
  },
  extraReducers: (builder) => {
    // The next operator on this device may work for another company.
    builder.addCase(signedOut, () => []);
  },
  selectors: { selectClients: (state) => state },
});

export const { clientsReceived } = clientsSlice.actions;
export const { selectClients } = clientsSlice.selectors;
export const clientsReducer = clientsSlice.reducer;
