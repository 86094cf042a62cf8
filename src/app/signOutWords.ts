import type { SignOutReason } from '@/state/authSlice';

/** What a person is told who did not sign out by themselves. */
export const signOutWords: Readonly<Record<SignOutReason, string | null>> = {
  SignedOut: null,
  Revoked: 'This session was ended from another device. Sign in again.',
  PasswordChanged: 'Your password was changed. Sign in with the new one.',
  TwoFactorChanged: 'How you sign in was changed. Sign in again.',
  EmailChanged: 'Your e-mail address was changed. Sign in with the new one.',
  OperatorRemoved: 'You no longer have access to this company. Ask its Admin if that is a mistake.',
  Expired: 'Your session has ended. Sign in again.',
  Unreachable: 'We could not reach the server, so you were signed out. Sign in again.',
  OperatorPending: 'Open the link in your invitation e-mail to finish joining first.',
};
