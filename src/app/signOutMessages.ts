import type { SignOutReason } from '@/state/authSlice';
import * as texts from '@/texts/entry';

/** The messages to show when a session ends, by reason. Null if the operator signed out. */
export const signOutMessages: Readonly<Record<SignOutReason, string | null>> = {
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
