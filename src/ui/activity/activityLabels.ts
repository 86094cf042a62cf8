import { formatMoney } from '@/lib/money';
import { inWords } from '@/texts/grammar';
import * as texts from '@/texts/ui/activity';
import { paymentStatusLabels } from '../payments/paymentStatus';
import { actionLabels } from './actionLabels';
import type { ActivityEntry } from './activityEntry';

/** Returns the label of an audit action, or its name in words if a newer API sends an unknown one. */
export const actionText = (action: string): string =>
  actionLabels[action] ?? inWords(action.replace(/^client\./, '').replace('.', ' '));

const changeTitle = ({ action, target }: ActivityEntry): string =>
  action ? actionText(action) : (target ?? texts.changed);

const paymentTitle = ({ payment }: ActivityEntry): string =>
  payment
    ? texts.paymentOf(formatMoney(payment.amount, payment.currency), paymentStatusLabels[payment.status].verb)
    : texts.payment;

const refundTitle = ({ payment, refundAmount }: ActivityEntry): string =>
  payment ? texts.refunded(formatMoney(refundAmount ?? payment.amount, payment.currency)) : texts.refund;

const emailTitle = ({ email }: ActivityEntry): string =>
  email?.hasFailed ? texts.mailNotDelivered(email.subject) : texts.mailSent(email?.subject ?? '');

const signInTitle = ({ signIn }: ActivityEntry): string =>
  signIn?.device ? texts.signedInWith(signIn.device) : texts.signedIn;

const titleByKind: Record<ActivityEntry['kind'], (entry: ActivityEntry) => string> = {
  Change: changeTitle,
  Payment: paymentTitle,
  Refund: refundTitle,
  Email: emailTitle,
  SignIn: signInTitle,
};

export const activityTitle = (entry: ActivityEntry): string => titleByKind[entry.kind](entry);

const defaultActorNames: Record<ActivityEntry['actorType'], string> = {
  Operator: texts.anOperator,
  Client: texts.theClient,
  System: texts.theSystem,
  Platform: texts.livery,
};

/**
 * Returns text such as `by Ada`, or null if the title implies the actor, as for sign-ins and clients'
 * payments.
 */
export function activityActor({ kind, actorType, actorName }: ActivityEntry): string | null {
  if (kind === 'SignIn' || (kind !== 'Change' && actorType !== 'Operator')) return null;
  return texts.by(actorName ?? defaultActorNames[actorType]);
}
