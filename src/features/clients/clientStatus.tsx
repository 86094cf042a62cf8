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
  Trialing: { label: msg`Trial`, tone: 'blue' },
  Active: { label: msg`Active`, tone: 'green' },
  PastDue: { label: msg`Past due`, tone: 'red' },
  Paused: { label: msg`Paused`, tone: 'amber' },
  Deactivated: { label: msg`Deactivated`, tone: 'gray' },
};

export const isClientStatus = (text: string): text is ClientStatus => Object.hasOwn(clientStatusLabels, text);

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  const { t } = useLingui();
  const { tone, label } = clientStatusLabels[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}
