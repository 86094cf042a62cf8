import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AuthRoot } from '@/state/authSlice';
import { listenToServerData } from './serverDataListeners';
import { listenToSession } from './sessionListeners';
import type { AppDispatch, AppParts } from './appParts';

/** Creates the middleware with the side effects of actions. Reducers have none. */
export function createListeners(parts: AppParts) {
  const listeners = createListenerMiddleware<AuthRoot, AppDispatch>();
  listenToSession(listeners.startListening, parts);
  listenToServerData(listeners.startListening);
  return listeners;
}
