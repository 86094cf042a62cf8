import { paths } from '@/config/paths';
import type { Notification } from './notificationText';

function paymentPath({ subjectId, direction }: Notification): string {
  const routeDirection = direction === 'Outgoing' ? 'outgoing' : 'incoming';
  // The `payment` parameter opens the payment's details over the list.
  return subjectId
    ? `${paths.paymentList(routeDirection)}?payment=${subjectId}`
    : paths.paymentList(routeDirection, 'failed');
}

/** Returns the path of the screen that shows the notification's subject. */
export function notificationPath(notification: Notification): string {
  const { kind, reason, subjectId } = notification;
  if (kind === 'PaymentFailed') return paymentPath(notification);
  if (kind === 'DeploymentDone') return paths.deployments;
  if (kind === 'DomainLive' || kind === 'DomainBroken') return paths.customDomain;
  return subjectId && reason !== 'Imported' ? paths.clientView(subjectId) : paths.clients;
}
