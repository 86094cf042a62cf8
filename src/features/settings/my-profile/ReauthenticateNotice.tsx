import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/settings/my-profile';

/** Asks operators without a password to sign in again when their last sign-in is too old. */
export const ReauthenticateNotice = ({ action }: { action: string }) => (
  <Notice tone="blue" title={texts.signInWithGoogleAgainFirst}>
    {texts.youHaveNoPasswordToShow(action)}
  </Notice>
);
