import { paths } from '@/config/paths';
import type { Notification } from './notificationWords';

function placeOfPayment({ subjectId, direction }: Notification): string {
  const way = direction === 'Outgoing' ? 'outgoing' : 'incoming';
  // The detail stands open over the list by its id in the address.
  return subjectId ? `${paths.paymentList(way)}?payment=${subjectId}` : paths.paymentList(way, 'failed');
}

/** The screen where one sees what a notification tells of. */
export function notificationPlace(told: Notification): string {
  const { kind, manner, subjectId } = told;
  if (kind === 'PaymentFailed') return placeOfPayment(told);
  if (kind === 'DeploymentDone') return paths.deployments;
  if (kind === 'DomainLive' || kind === 'DomainBroken') return paths.customDomain;
  return subjectId && manner !== 'Imported' ? paths.clientView(subjectId) : paths.clients;
}
