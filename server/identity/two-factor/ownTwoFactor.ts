import { accountRemoved } from '../../lib/errors';
import {
  type AuditChange,
  type Db,
  type EmailRecipient,
  enqueueEmail,
  type Services,
  type Viewer,
} from '../../platform';
import {
  deleteRecoveryCodes,
  lockTwoFactor,
  selectTwoFactor,
  turnTwoFactorOff,
  type TwoFactorRow,
} from './twoFactor.repository';

/**
 * Returns the viewer's two-factor settings. Throws `USER_NOT_FOUND` if the operator was removed after the
 * request started.
 */
export async function loadOwnTwoFactor(db: Db, { companyId, operatorId }: Viewer): Promise<TwoFactorRow> {
  const row = await selectTwoFactor(db, companyId, operatorId);
  if (!row) throw accountRemoved();
  return row;
}

/**
 * Returns the viewer's two-factor settings and locks them until the transaction ends. Throws `USER_NOT_FOUND`
 * if the operator was removed.
 */
export async function lockOwnTwoFactor(db: Db, { companyId, operatorId }: Viewer): Promise<TwoFactorRow> {
  const row = await lockTwoFactor(db, companyId, operatorId);
  if (!row) throw accountRemoved();
  return row;
}

interface Account {
  id: string;
  two_factor_secret: Buffer | null;
  two_factor_at: Date | null;
  address_proved_at: Date | null;
}

/**
 * Turns off two-factor authentication for an account whose email address was never confirmed, because another
 * person may have set it up. Returns the change for the audit log, or an empty list if the status did not
 * change.
 */
export async function removeUnconfirmedTwoFactor(
  db: Db,
  companyId: string,
  account: Account,
): Promise<AuditChange[]> {
  if (account.address_proved_at || !account.two_factor_secret) return [];
  await turnTwoFactorOff(db, companyId, account.id);
  await deleteRecoveryCodes(db, companyId, account.id);
  return account.two_factor_at ? [{ field: 'hasTwoFactor', before: true, after: false }] : [];
}

export interface NamedRecipient extends EmailRecipient {
  name: string;
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
  services: Services,
  template: TwoFactorTemplate,
  recipient: NamedRecipient,
  values: Record<string, string> = {},
): Promise<void> =>
  enqueueEmail(db, services, {
    recipient,
    template,
    valuesOf: () => ({
      name: recipient.name,
      link: `${services.settings.publicUrl}/forgot-password`,
      ...values,
    }),
  });
