import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ClientStatus } from '@contract/enums';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';

interface StatusLabel {
  label: MessageDescriptor;
  tone: BadgeTone;
}

/** Labels and colors of the statuses, in lifecycle order. */
export const clientStatusLabels: Readonly<Record<ClientStatus, StatusLabel>> = {
  Invited: { label: msg`Invited`, tone: 'blue' },
  Trialing: { label: msg`In trial`, tone: 'blue' },
  Active: { label: msg`Active`, tone: 'green' },
  PastDue: { label: msg`Past due`, tone: 'red' },
  Paused: { label: msg`Paused`, tone: 'amber' },
  Deactivated: { label: msg`Deactivated`, tone: 'gray' },
};

/** The statuses as written within a sentence. */
export const inlineStatusLabels: Readonly<Record<ClientStatus, MessageDescriptor>> = {
  Invited: msg({ message: 'invited', context: 'status in a sentence' }),
  Trialing: msg({ message: 'in trial', context: 'status in a sentence' }),
  Active: msg({ message: 'active', context: 'status in a sentence' }),
  PastDue: msg({ message: 'past due', context: 'status in a sentence' }),
  Paused: msg({ message: 'paused', context: 'status in a sentence' }),
  Deactivated: msg({ message: 'deactivated', context: 'status in a sentence' }),
};

export const isClientStatus = (text: string): text is ClientStatus => Object.hasOwn(clientStatusLabels, text);

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  const { t } = useLingui();
  const { tone, label } = clientStatusLabels[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}
