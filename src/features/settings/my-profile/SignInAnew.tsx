import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/settings/my-profile';

/** For whoever has no password to show, and signed in too long ago. */
export const SignInAnew = ({ what }: { what: string }) => (
  <Notice tone="blue" title={texts.signInWithGoogleAgainFirst}>
    {texts.youHaveNoPasswordToShow(what)}
  </Notice>
);
