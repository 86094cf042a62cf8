import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';

export interface ClientListItem {
  id: string;
  name: string;
  email: string;
  status: string;
}

/** Mirrors the specification's client-side state for DevTools; screens read the query cache. */
const clientsSlice = createSlice({
  name: 'clients',
  initialState: [] as ClientListItem[],
  reducers: {
    clientsReceived: (_state, { payload }: PayloadAction<ClientListItem[]>) => payload,
  },
  extraReducers: (builder) => {
    // The next person to sign in on this machine may belong to another company.
    builder.addCase(signedOut, () => []);
  },
  selectors: { selectClients: (state) => state },
});

export const { clientsReceived } = clientsSlice.actions;
export const { selectClients } = clientsSlice.selectors;
export const clientsReducer = clientsSlice.reducer;
