import type { ReactNode } from 'react';
import { formatCount } from '@/texts/grammar';

export const privateNetwork = 'Private network';

export const signedOut = (device: string) => `${device} signed out`;
export const lastUsedSignedInSince = (
  where: string,
  lineBreak: ReactNode,
  lastUse: string,
  since: string,
) => (
  <>
    {where}
    {lineBreak}
    Last used {lastUse}, signed in since {since}
  </>
);
export const thisDevice = 'This device';
export const signOut = 'Sign out';
export const signOutDevice = (device: string) => `Sign out ${device}`;

export const otherSessionSignedOut = (revokeOtherSessions: number) =>
  `${formatCount(revokeOtherSessions, 'other session')} signed out`;
export const signOutAllOthers = 'Sign out all others';
export const theyEndAtOnceAndWhat =
  'They end at once, and what was not saved there is lost. You stay signed in here. This can’t be undone, but you can sign in there again.';
export const signOutOtherSession = (count: number) => `Sign out ${formatCount(count, 'other session')}?`;

export const whereYouAreSigned = 'Where you are signed in';
