import { formatMoney } from '@/lib/money';
import { inWords } from '@/texts/inWords';
import * as texts from '@/texts/ui/activity';
import { paymentStatuses } from '../payments/paymentStatus';
import { actionWords } from './actionWords';
import type { ActivityEntry } from './activityEntry';

/** What was done; a newer API may know more of it than this console. */
export const actionText = (action: string): string =>
  actionWords[action] ?? inWords(action.replace(/^client\./, '').replace('.', ' '));

const changeTitle = ({ action, target }: ActivityEntry): string =>
  action ? actionText(action) : (target ?? texts.changed);

const paymentTitle = ({ payment }: ActivityEntry): string =>
  payment
    ? texts.paymentOf(formatMoney(payment.amount, payment.currency), paymentStatuses[payment.status].verb)
    : texts.payment;

const refundTitle = ({ payment, refundAmount }: ActivityEntry): string =>
  payment ? texts.refunded(formatMoney(refundAmount ?? payment.amount, payment.currency)) : texts.refund;

const mailTitle = ({ mail }: ActivityEntry): string =>
  mail?.hasFailed ? texts.mailNotDelivered(mail.subject) : texts.mailSent(mail?.subject ?? '');

const signInTitle = ({ signIn }: ActivityEntry): string =>
  signIn?.device ? texts.signedInWith(signIn.device) : texts.signedIn;

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
  Operator: texts.anOperator,
  Client: texts.theClient,
  System: texts.theSystem,
  Platform: texts.livery,
};

/** Who made it; a payment and a sign-in say so by themselves. */
export function activityActor({ kind, actorType, actorName }: ActivityEntry): string | null {
  if (kind === 'SignIn' || (kind !== 'Change' && actorType !== 'Operator')) return null;
  return texts.by(actorName ?? unnamed[actorType]);
}
