import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { StoreParts } from '@/api/liveUpdates';
import type { CrossTab } from '@/lib/crossTab';
import type { AuthRoot, SignOutReason } from '@/state/authSlice';

/** A message from one tab to the others. Tokens are never sent, because tabs read them from the cookies. */
export type TabMessage =
  { type: 'signedIn' } | { type: 'accessTokenRenewed' } | { type: 'signedOut'; reason: SignOutReason };

/** The external dependencies of the store, which tests can replace. */
export interface AppParts extends StoreParts {
  crossTab: CrossTab<TabMessage>;
  reloadPage(): void;
}

export type AppDispatch = ThunkDispatch<AuthRoot, AppParts, UnknownAction>;
export type StartListening = TypedStartListening<AuthRoot, AppDispatch>;
