import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/settings/my-profile';

/** Shown to operators without a password whose last sign-in is too old. Asks them to sign in again. */
export const ReauthenticateNotice = ({ action }: { action: string }) => (
  <Notice tone="blue" title={texts.signInWithGoogleAgainFirst}>
    {texts.youHaveNoPasswordToShow(action)}
  </Notice>
);
