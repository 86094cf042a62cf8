import type { SignOutReason } from '@/state/authSlice';
import * as texts from '@/texts/entry';

/** What a person is told who did not sign out by themselves. */
export const signOutWords: Readonly<Record<SignOutReason, string | null>> = {
  SignedOut: null,
  Revoked: texts.thisSessionWasEndedFromAnother,
  PasswordChanged: texts.yourPasswordWasChangedSign,
  TwoFactorChanged: texts.howYouSignInWasChanged,
  EmailChanged: texts.yourEmailAddressWasChangedSign,
  OperatorRemoved: texts.youNoLongerHaveAccess,
  Expired: texts.yourSessionHasEndedSign,
  Unreachable: texts.signedOutWithoutTheServer,
  OperatorPending: texts.openTheLinkInYourInvitation,
};
