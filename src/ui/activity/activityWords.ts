import { deviceName } from '@/lib/deviceName';
import { formatMoney } from '@/lib/money';
import { paymentStatuses } from '../payments/paymentStatus';
import type { ActivityEntry } from './activityEntry';

const actionWords: Readonly<Record<string, string>> = {
  'client.created': 'Client added',
  'client.imported': 'Client imported',
  'client.signedUp': 'Signed up',
  'client.updated': 'Details changed',
  'client.tagged': 'Tags changed',
  'client.planChanged': 'Plan changed',
  'client.priceChanged': 'Moved to the new price of the plan',
  'client.priceChangeScheduled': 'To have the new price of the plan from the next renewal',
  'client.subscribed': 'Put on a plan',
  'client.cardAdded': 'Card added',
  'client.cardChosen': 'Card chosen to pay with',
  'client.cardRemoved': 'Card removed',
  'client.cardRequested': 'Asked for a card by mail',
  'client.accessSent': 'Sent a sign-in link',
  'client.passwordChosen': 'Password chosen',
  'client.agreed': 'Agreed to terms that changed',
  'client.viewedAs': 'Dashboard viewed as the client',
  'client.viewLeft': 'Viewing as the client ended',
  'client.activated': 'Became active',
  'client.fellBehind': 'Fell behind with a payment',
  'client.paused': 'Paused',
  'client.resumed': 'Resumed',
  'client.deactivated': 'Deactivated',
  'client.deactivationScheduled': 'Deactivation scheduled',
  'client.deactivationCanceled': 'Scheduled deactivation taken back',
  'client.reactivated': 'Reactivated',
  'client.restored': 'Put back as before a bulk action',
  'client.exported': 'Clients exported',
  'clientBillingPlan.activated': 'Plan put on offer',
  'clientBillingPlan.archived': 'Plan archived',
  'clientBillingPlan.created': 'Plan added',
  'clientBillingPlan.deleted': 'Plan deleted',
  'clientBillingPlan.madeDefault': 'Plan made the default',
  'clientBillingPlan.priceChanged': 'Price of a plan changed',
  'clientBillingPlan.reordered': 'Plans reordered',
  'clientBillingPlan.updated': 'Plan changed',
  'clientBulk.started': 'Bulk action started',
  'clientBulk.finished': 'Bulk action finished',
  'billingCard.added': 'Billing card added',
  'billingCard.chosen': 'Another billing card charged',
  'billingCard.removed': 'Billing card removed',
  'billingDetails.updated': 'Whom to invoice changed',
  'company.signedUp': 'Company created',
  'customDomain.added': 'Domain added',
  'customDomain.begunAnew': 'Domain looked for again',
  'customDomain.broken': 'Domain stopped working',
  'customDomain.givenUp': 'Domain no longer looked for',
  'customDomain.instructionsForwarded': 'Instructions for a domain forwarded',
  'customDomain.live': 'Domain live',
  'customDomain.primaryChanged': 'Another address for clients',
  'customDomain.removed': 'Domain removed',
  'customDomain.refused': 'Domain held by somebody else',
  'customDomain.lost': 'Domain lost',
  'customDomain.verified': 'Domain found to be yours',
  'deployment.started': 'Deployment started',
  'deployment.succeeded': 'Deployed',
  'deployment.failed': 'Deployment failed',
  'deployment.cancelAsked': 'Deployment asked to stop',
  'deployment.canceled': 'Deployment canceled',
  'legalPage.draftSaved': 'Legal page drafted',
  'legalPage.draftDiscarded': 'Draft of a legal page discarded',
  'legalPage.published': 'Legal page published',
  'legalPage.versionRestored': 'Earlier version of a legal page brought back',
  'marketingTemplate.wordsSaved': 'Words of a template changed',
  'marketingTemplate.wordsReset': 'Words of a template as they came',
  'startUpPack.started': 'Start-up pack being installed',
  'startUpPack.finished': 'Start-up pack installed',
  'startUpPack.undoStarted': 'Start-up pack being taken back',
  'startUpPack.undone': 'Start-up pack taken back',
  'stripeIntegration.connected': 'Stripe account connected',
  'stripeIntegration.changed': 'Stripe account stands differently',
  'stripeIntegration.disconnected': 'Stripe account disconnected',
  'stripeIntegration.keysReplaced': 'Keys of the Stripe account replaced',
  'stripeIntegration.lost': 'Stripe account taken away',
  'payment.exported': 'Payments exported',
  'payment.receiptSent': 'Receipt sent',
  'payment.refunded': 'Refund asked for',
  'payment.refundFailed': 'Refund failed',
  'payment.retried': 'Payment tried again',
  'themeSetup.logoRemoved': 'Logo removed',
  'themeSetup.logoUploaded': 'Logo uploaded',
  'themeSetup.restored': 'Earlier branding brought back',
  'themeSetup.updated': 'Branding changed',
};

/** `addressLine1` is `Address line 1`; what reads well already stays. */
export function inWords(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const changeTitle = ({ action, target }: ActivityEntry): string => {
  if (!action) return target ?? 'Changed';
  // What is done to a client needs no subject; all else says what it was done to.
  return actionWords[action] ?? inWords(action.replace(/^client\./, '').replace('.', ' '));
};

const paymentTitle = ({ payment }: ActivityEntry): string =>
  payment
    ? `Payment of ${formatMoney(payment.amount, payment.currency)} ${paymentStatuses[payment.status].verb}`
    : 'Payment';

const refundTitle = ({ payment, refundAmount }: ActivityEntry): string =>
  payment ? `${formatMoney(refundAmount ?? payment.amount, payment.currency)} refunded` : 'Refund';

const mailTitle = ({ mail }: ActivityEntry): string =>
  mail?.hasFailed ? `Mail not delivered: ${mail.subject}` : `Mail sent: ${mail?.subject ?? ''}`;

const signInTitle = ({ signIn }: ActivityEntry): string =>
  signIn?.userAgent ? `Signed in with ${deviceName(signIn.userAgent)}` : 'Signed in';

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
