import type { ClientStatus } from '@contract/enums';
import { StatusBadge } from '@/ui/StatusBadge';
import { clientStatusLabels } from './clientStatus';

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  const { tone, label } = clientStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
