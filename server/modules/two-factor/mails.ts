import type { Services } from '../../context';
import type { Db } from '../../db/database';

interface Addressee {
  name: string;
  email: string;
}

type TwoFactorLetter =
  | 'code-guessed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used';

/** Whoever's way in changes hears of it, so that somebody else's doing does not go unseen. */
export const mailAbout = (
  db: Db,
  { jobs, settings }: Services,
  letter: TwoFactorLetter,
  { name, email }: Addressee,
  values: Record<string, string> = {},
): Promise<void> =>
  jobs.enqueue(db, 'send-mail', {
    to: email,
    template: letter,
    values: { name, link: `${settings.publicUrl}/forgot-password`, ...values },
  });
