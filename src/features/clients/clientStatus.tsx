import type { ClientStatus } from '@contract/enums';
import * as texts from '@/texts/clients';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';

interface StatusLabel {
  label: string;
  tone: BadgeTone;
}

/** Labels and colors of the statuses, in lifecycle order. */
export const clientStatusLabels: Readonly<Record<ClientStatus, StatusLabel>> = {
  Invited: { label: texts.invited, tone: 'blue' },
  Trialing: { label: texts.inTrial, tone: 'blue' },
  Active: { label: texts.active, tone: 'green' },
  PastDue: { label: texts.pastDue, tone: 'red' },
  Paused: { label: texts.paused, tone: 'amber' },
  Deactivated: { label: texts.deactivated, tone: 'gray' },
};

export const isClientStatus = (text: string): text is ClientStatus => Object.hasOwn(clientStatusLabels, text);

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  const { tone, label } = clientStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
