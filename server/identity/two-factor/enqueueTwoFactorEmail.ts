import type { Db, Services } from '../../platform';

interface Recipient {
  name: string;
  email: string;
}

type TwoFactorTemplate =
  | 'code-guessed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used';

/**
 * Enqueues an email to an operator about their two-factor authentication, so that they notice when another
 * person uses or changes it.
 */
export const enqueueTwoFactorEmail = (
  db: Db,
  { jobs, settings }: Services,
  template: TwoFactorTemplate,
  { name, email }: Recipient,
  values: Record<string, string> = {},
): Promise<void> =>
  jobs.enqueue(db, 'send-mail', {
    to: email,
    template,
    values: { name, link: `${settings.publicUrl}/forgot-password`, ...values },
  });
