import type { SignOutReason } from '@/state/authSlice';
import * as texts from '@/texts/entry';

/** The message for an operator whose session ended for another reason than signing out. */
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
