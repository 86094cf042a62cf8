import { formatMoney } from '../../lib/money';
import { numberText } from '../../lib/localeText';
import type { NotificationKind } from '../../schema.generated';
import type { NewNotification } from './sql';

type Told = Omit<NewNotification, 'id'>;

const counted = (count: number, one: string): string =>
  `${numberText(count)} ${count === 1 ? one : `${one}s`}`;

const clientWords = ({ manner, label, count, actorName }: Told): string => {
  const who = actorName ?? 'Somebody';
  if (manner === 'EmailShared') return `Two clients have the email address ${label ?? ''}`;
  if (manner === 'Imported') return `${who} imported ${counted(count, 'client')}`;
  return manner === 'Added' ? `${who} added ${label ?? 'a client'}` : `${label ?? 'A client'} signed up`;
};

const paymentWords = ({ manner, label, count, amount, currency }: Told): string => {
  const isEnd = manner === 'Deactivated' || manner === 'Paused';
  if (isEnd && count > 1) {
    return `${counted(count, 'client')} were ${manner.toLowerCase()} for non-payment`;
  }
  if (isEnd) return `${label ?? 'A client'} was ${manner.toLowerCase()} for non-payment`;
  if (count > 1) return `${counted(count, 'payment')} failed`;
  const sum = amount !== null && currency !== null ? ` of ${formatMoney(amount, currency)}` : '';
  if (manner === 'Disputed') return `${label ?? 'A client'} disputes a payment${sum}`;
  const who = label ?? 'a client';
  if (manner === 'DisputeLost') return `The bank sided with ${who} about a payment${sum}`;
  return `A payment${sum} by ${who} failed`;
};

const deploymentWords = ({ manner, label }: Told): string => {
  const what = (label ?? 'client dashboard').toLowerCase();
  return manner === 'Failed' ? `Deploying your ${what} failed` : `Your ${what} was deployed`;
};

/** The same as the console says, word by word. */
const words: Readonly<Record<NotificationKind, (told: Told) => string>> = {
  ClientAdded: clientWords,
  PaymentFailed: paymentWords,
  DeploymentDone: deploymentWords,
  DomainLive: ({ label }) => `${label ?? 'Your domain'} works`,
  DomainBroken: ({ label }) => `${label ?? 'Your domain'} does not work any more`,
};

function placeOf(kind: NotificationKind, { subjectId, manner }: Told): string {
  if (kind === 'ClientAdded') {
    return subjectId && manner !== 'Imported' ? `clients/${subjectId}/view` : 'clients';
  }
  if (kind === 'PaymentFailed') {
    if (!subjectId) return 'payments/incoming/failed';
    return `payments/incoming/all?payment=${subjectId}`;
  }
  return kind === 'DeploymentDone' ? 'white-label/deployments' : 'white-label/custom-domain';
}

/** What is mailed of a notification to whoever has chosen so. */
export const letterOf = (kind: NotificationKind, told: Told, publicUrl: string) => ({
  template: 'notification' as const,
  values: { what: words[kind](told), link: `${publicUrl}/dashboard/${placeOf(kind, told)}` },
});
