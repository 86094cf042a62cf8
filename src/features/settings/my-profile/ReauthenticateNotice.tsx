import { useLingui } from '@lingui/react/macro';
import { Notice } from '@/ui/Notice';

/** Asks operators without a password whose last sign-in is too old to sign in again. */
export const ReauthenticateNotice = () => {
  const { t } = useLingui();
  return (
    <Notice tone="blue" title={t`Confirm your identity`}>
      {t`Your account has no password. Sign out, sign in with Google again, and return here within 15 minutes.`}
    </Notice>
  );
};
