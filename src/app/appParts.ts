import type { StoreParts } from '@/api/liveUpdates';
import type { CrossTab } from '@/lib/crossTab';
import type { SignOutReason } from '@/state/authSlice';

/** What one tab tells the others. Tokens never travel here: they are read from the cookies. */
export type TabMessage =
  { type: 'signedIn' } | { type: 'accessTokenRenewed' } | { type: 'signedOut'; reason: SignOutReason };

/** What the store works with beyond itself, so that a test can put other parts in. */
export interface AppParts extends StoreParts {
  crossTab: CrossTab<TabMessage>;
  reloadPage(): void;
}
