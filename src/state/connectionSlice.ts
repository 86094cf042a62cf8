import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConnectionStatus = 'off' | 'connecting' | 'connected' | 'retrying' | 'lost';

export interface Connection {
  status: ConnectionStatus;
  /** Why the last connection ended, in the specification's wording. */
  message: string | null;
}

export const reconnectRequested = createAction('connection/reconnectRequested');

const connectionSlice = createSlice({
  name: 'connection',
  initialState: { status: 'off', message: null } as Connection,
  reducers: {
    connectionChanged: (_state, { payload }: PayloadAction<Connection>) => payload,
  },
  selectors: { selectConnection: (state) => state },
});

export const { connectionChanged } = connectionSlice.actions;
export const { selectConnection } = connectionSlice.selectors;
export const connectionReducer = connectionSlice.reducer;
