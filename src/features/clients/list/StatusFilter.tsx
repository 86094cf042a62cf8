import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { clientStatuses, type ClientStatus } from '@contract/enums';
import { ToggleChip } from '@/ui/ToggleChip';
import { useGetClientCountsQuery } from '../clientsApi';
import { clientStatusLabels } from '../clientStatus';
import type { ClientList } from './useClientList';

// Scrolls horizontally on phones, so that the filter stays one line high.
const rowSx = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 0.75,
  // Makes space for the focus ring, which the scroll container would clip.
  m: -0.5,
  p: 0.5,
} as const;

/** Filters by one or more statuses. The counts ignore other filters. */
export function StatusFilter({ list: { query, change } }: { list: ClientList }) {
  const { t } = useLingui();
  const { data } = useGetClientCountsQuery();
  const { status: _status, ...rest } = query.filters;
  const chosen = query.filters.status ?? [];
  const setStatuses = (status: ClientStatus[]) =>
    change({ filters: status.length > 0 ? { status, ...rest } : rest });
  const toggle = (status: ClientStatus) =>
    setStatuses(chosen.includes(status) ? chosen.filter((other) => other !== status) : [...chosen, status]);
  const countOf = (status: string) =>
    data?.clientCounts.byStatus.find((entry) => entry.status === status)?.count ?? 0;

  return (
    <Box role="group" aria-label={t`Status`}>
      <Box sx={rowSx}>
        <ToggleChip
          label={t`All`}
          count={data?.clientCounts.total}
          isOn={chosen.length === 0}
          onClick={() => setStatuses([])}
        />
        {clientStatuses.map((status) => (
          <ToggleChip
            key={status}
            label={t(clientStatusLabels[status].label)}
            count={data && countOf(status)}
            isOn={chosen.includes(status)}
            onClick={() => toggle(status)}
          />
        ))}
      </Box>
    </Box>
  );
}
