import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { directions, statusFilters, type Direction, type StatusFilter } from './paymentRoute';

interface PaymentTabsProps {
  direction: Direction;
  status: StatusFilter;
}

const directionNames: Record<Direction, string> = { incoming: 'Incoming', outgoing: 'Outgoing' };
const statusNames: Record<StatusFilter, string> = { all: 'All', succeeded: 'Succeeded', failed: 'Failed' };

/** The filters of the address, for another status of the same direction. */
function useFilterQuery(): string {
  const [params] = useSearchParams();
  const kept = new URLSearchParams(params);
  kept.delete('page');
  const query = String(kept);
  return query && `?${query}`;
}

/** Every choice is an address of its own, so these are links. */
export function PaymentTabs({ direction, status }: PaymentTabsProps) {
  const query = useFilterQuery();

  return (
    <Stack spacing={1}>
      <Box component="nav" aria-label="Direction" sx={rowSx}>
        {directions.map((each) => (
          <Choice key={each} isCurrent={each === direction} to={paths.paymentList(each, status)}>
            {directionNames[each]}
          </Choice>
        ))}
      </Box>
      <Box component="nav" aria-label="Status" sx={rowSx}>
        {statusFilters.map((each) => (
          <Choice key={each} isCurrent={each === status} to={`${paths.paymentList(direction, each)}${query}`}>
            {statusNames[each]}
          </Choice>
        ))}
      </Box>
    </Stack>
  );
}

function Choice({ isCurrent, to, children }: { isCurrent: boolean; to: string; children: string }) {
  return (
    <Button
      size={2}
      colour={isCurrent ? 'primary' : 'gray'}
      variant={isCurrent ? 'soft' : 'text'}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Button>
  );
}

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
