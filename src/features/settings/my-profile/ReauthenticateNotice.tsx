import { useLingui } from '@lingui/react/macro';
import { Notice } from '@/ui/Notice';

/** Shown to operators without a password whose last sign-in is too old. Its text asks them to sign in again. */
export const ReauthenticateNotice = ({ children }: { children: string }) => {
  const { t } = useLingui();
  return (
    <Notice tone="blue" title={t`Sign in with Google again first`}>
      {children}
    </Notice>
  );
};
