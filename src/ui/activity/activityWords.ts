import { formatMoney } from '@/lib/money';
import { paymentStatuses } from '../payments/paymentStatus';
import { actionWords } from './actionWords';
import type { ActivityEntry } from './activityEntry';

/** `addressLine1` is `Address line 1`; what reads well already stays. */
export function inWords(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What was done; a newer API may know more of it than this console. */
export const actionText = (action: string): string =>
  actionWords[action] ?? inWords(action.replace(/^client\./, '').replace('.', ' '));

const changeTitle = ({ action, target }: ActivityEntry): string =>
  action ? actionText(action) : (target ?? 'Changed');

const paymentTitle = ({ payment }: ActivityEntry): string =>
  payment
    ? `Payment of ${formatMoney(payment.amount, payment.currency)} ${paymentStatuses[payment.status].verb}`
    : 'Payment';

const refundTitle = ({ payment, refundAmount }: ActivityEntry): string =>
  payment ? `${formatMoney(refundAmount ?? payment.amount, payment.currency)} refunded` : 'Refund';

const mailTitle = ({ mail }: ActivityEntry): string =>
  mail?.hasFailed ? `Mail not delivered: ${mail.subject}` : `Mail sent: ${mail?.subject ?? ''}`;

const signInTitle = ({ signIn }: ActivityEntry): string =>
  signIn?.device ? `Signed in with ${signIn.device}` : 'Signed in';

const titles: Record<ActivityEntry['kind'], (entry: ActivityEntry) => string> = {
  Change: changeTitle,
  Payment: paymentTitle,
  Refund: refundTitle,
  Mail: mailTitle,
  SignIn: signInTitle,
};

/** What happened, in a few words. */
export const activityTitle = (entry: ActivityEntry): string => titles[entry.kind](entry);

const unnamed: Record<ActivityEntry['actorType'], string> = {
  Operator: 'an operator',
  Client: 'the client',
  System: 'the system',
  Platform: 'Livery',
};

/** Who made it; a payment and a sign-in say so by themselves. */
export function activityActor({ kind, actorType, actorName }: ActivityEntry): string | null {
  if (kind === 'SignIn' || (kind !== 'Change' && actorType !== 'Operator')) return null;
  return `by ${actorName ?? unnamed[actorType]}`;
}
