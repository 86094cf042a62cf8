import type { ClientStatus } from '@/api/schema.generated';
import type { BadgeTone } from '@/ui/StatusBadge';

export interface StatusWords {
  label: string;
  tone: BadgeTone;
}

/** Every status in the order clients go through them. */
export const clientStatuses: Readonly<Record<ClientStatus, StatusWords>> = {
  Invited: { label: 'Invited', tone: 'blue' },
  Trialing: { label: 'In trial', tone: 'blue' },
  Active: { label: 'Active', tone: 'green' },
  PastDue: { label: 'Past due', tone: 'red' },
  Paused: { label: 'Paused', tone: 'amber' },
  Deactivated: { label: 'Deactivated', tone: 'gray' },
};

export const isClientStatus = (text: string): text is ClientStatus => Object.hasOwn(clientStatuses, text);
