import type { ClientStatus } from '@contract/enums';
import { StatusBadge } from '@/ui/StatusBadge';
import { clientStatuses } from './clientStatus';

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  const { tone, label } = clientStatuses[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
