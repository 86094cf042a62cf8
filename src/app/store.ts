import { combineReducers, configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@/api/base';
import { createLiveSocket } from '@/api/socket';
import { realtimeBase } from '@/config/env';
import { openCrossTab } from '@/lib/crossTab';
import { reducers, type ClientState } from '@/state/reducers';
import type { AppParts } from './appParts';
import { createListeners } from './listeners';

export const realParts = (): AppParts => ({
  socket: createLiveSocket(`${realtimeBase}/graphql`),
  crossTab: openCrossTab('livery'),
  reloadPage: () => globalThis.location.reload(),
});

// Disables the timing warnings of the development checks, which depend more on the machine than on the state.
const withoutTimingWarning = { warnAfter: Infinity };

const reducer = combineReducers({ ...reducers, [api.reducerPath]: api.reducer });

export function makeStore(
  preloadedState: Partial<ClientState> = {},
  parts: AppParts = realParts(),
  devTools: DevToolsEnhancerOptions | false = false,
) {
  const listeners = createListeners(parts);
  const store = configureStore({
    reducer,
    preloadedState,
    devTools,
    middleware: (getDefaults) =>
      getDefaults({
        thunk: { extraArgument: parts },
        immutableCheck: withoutTimingWarning,
        serializableCheck: withoutTimingWarning,
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
