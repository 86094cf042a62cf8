import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link as RouterLink } from 'react-router';
import { paths } from '@/config/paths';
import { directions, statusFilters, type Direction, type StatusFilter } from './paymentRoute';

interface PaymentTabsProps {
  direction: Direction;
  status: StatusFilter;
}

const directionNames: Record<Direction, string> = { incoming: 'Incoming', outgoing: 'Outgoing' };
const statusNames: Record<StatusFilter, string> = { all: 'All', succeeded: 'Succeeded', failed: 'Failed' };

export function PaymentTabs({ direction, status }: PaymentTabsProps) {
  return (
    <Stack sx={{ mb: 2 }}>
      <Tabs value={direction} aria-label="Direction" component="nav" role="navigation">
        {directions.map((each) => (
          <Tab
            key={each}
            value={each}
            label={directionNames[each]}
            component={RouterLink}
            to={paths.paymentList(each, status)}
            {...linkRole(each === direction)}
          />
        ))}
      </Tabs>
      <Tabs value={status} aria-label="Status" component="nav" role="navigation">
        {statusFilters.map((each) => (
          <Tab
            key={each}
            value={each}
            label={statusNames[each]}
            component={RouterLink}
            to={paths.paymentList(direction, each)}
            {...linkRole(each === status)}
          />
        ))}
      </Tabs>
    </Stack>
  );
}

// They lead to other addresses, so they are links to whoever can't see them, not tabs.
const linkRole = (isCurrent: boolean) => ({
  role: undefined,
  tabIndex: 0,
  'aria-selected': undefined,
  'aria-current': isCurrent ? ('page' as const) : undefined,
});
