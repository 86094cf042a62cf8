import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { PaymentStatus } from '@contract/enums';
import { inWords } from '@/lib/humanize';
import { formatMoney } from '@/lib/money';
import { actionLabels } from './actionLabels';
import type { ActivityEntry } from './activityEntry';

/** Returns the label of an audit action, or its name in words if a newer API sends an unknown one. */
export function actionText(action: string): string {
  const label = actionLabels[action];
  return label ? i18n._(label) : inWords(action.replace(/^client\./, '').replace('.', ' '));
}

const changeTitle = ({ action, target }: ActivityEntry): string =>
  action ? actionText(action) : (target ?? t`Changed`);

const paymentTitles: Readonly<Record<PaymentStatus, (amount: string) => string>> = {
  Pending: (amount) => t`Payment of ${amount} pending`,
  Processing: (amount) => t`Payment of ${amount} processing`,
  Succeeded: (amount) => t`Payment of ${amount} succeeded`,
  Failed: (amount) => t`Payment of ${amount} failed`,
  Refunded: (amount) => t`Payment of ${amount} refunded`,
  PartiallyRefunded: (amount) => t`Payment of ${amount} partially refunded`,
  Disputed: (amount) => t`Payment of ${amount} disputed`,
  Canceled: (amount) => t`Payment of ${amount} canceled`,
};

const paymentTitle = ({ payment }: ActivityEntry): string =>
  payment ? paymentTitles[payment.status](formatMoney(payment.amount, payment.currency)) : t`Payment`;

const refundTitle = ({ payment, refundAmount }: ActivityEntry): string =>
  payment
    ? t`${{ amount: formatMoney(refundAmount ?? payment.amount, payment.currency) }} refunded`
    : t`Refund`;

const emailTitle = ({ email }: ActivityEntry): string =>
  email?.hasFailed
    ? t`Email not delivered: ${{ subject: email.subject }}`
    : t`Email sent: ${{ subject: email?.subject ?? '' }}`;

const signInTitle = ({ signIn }: ActivityEntry): string =>
  signIn?.device ? t`Signed in with ${{ device: signIn.device }}` : t`Signed in`;

const titleByKind: Record<ActivityEntry['kind'], (entry: ActivityEntry) => string> = {
  Change: changeTitle,
  Payment: paymentTitle,
  Refund: refundTitle,
  Email: emailTitle,
  SignIn: signInTitle,
};

export const activityTitle = (entry: ActivityEntry): string => titleByKind[entry.kind](entry);

const unnamedActors: Readonly<Record<ActivityEntry['actorType'], MessageDescriptor>> = {
  Operator: msg`A user`,
  Client: msg`Client`,
  System: msg`System`,
  Platform: msg`Livery`,
};

/**
 * Returns the name of the actor, or null if the title implies the actor, as for sign-ins and clients'
 * payments.
 */
export function activityActor({ kind, actorType, actorName }: ActivityEntry): string | null {
  if (kind === 'SignIn' || (kind !== 'Change' && actorType !== 'Operator')) return null;
  return actorName ?? i18n._(unnamedActors[actorType]);
}
