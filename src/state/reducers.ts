import { authReducer } from './authSlice';
import { clientsReducer } from './clientsSlice';
import { connectionReducer } from './connectionSlice';
import { lastSessionReducer } from './lastSessionSlice';
import { operatorsReducer } from './operatorsSlice';
import { rolePreviewReducer } from './rolePreviewSlice';
import { themeSetupReducer } from './themeSetupSlice';

export const reducers = {
  auth: authReducer,
  operators: operatorsReducer,
  clients: clientsReducer,
  themeSetup: themeSetupReducer,
  connection: connectionReducer,
  lastSession: lastSessionReducer,
  rolePreview: rolePreviewReducer,
};

/** The client-side state. Server data is in the RTK Query cache. */
export type ClientState = { [Name in keyof typeof reducers]: ReturnType<(typeof reducers)[Name]> };
