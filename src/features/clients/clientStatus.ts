import type { ClientStatus } from '@contract/enums';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/clients';

export interface StatusLabel {
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
