import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/payments';
import { openParam } from './detail/openPayment';
import { directions, statusFilters, type Direction, type StatusFilter } from './paymentRoute';
import type { PaymentPage } from './paymentsApi';

interface PaymentTabsProps {
  direction: Direction;
  status: StatusFilter;
  /** Under the same search and filter; undefined while they are on their way. */
  counts: PaymentPage['counts'] | undefined;
}

const directionNames: Record<Direction, string> = { incoming: texts.incoming, outgoing: texts.outgoing };
const statusNames: Record<StatusFilter, string> = {
  all: texts.all,
  succeeded: texts.succeeded,
  failed: texts.failed,
};

/** The search and filters of the address, for another status of the same direction. */
function useFilterQuery(): string {
  const [params] = useSearchParams();
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.delete(openParam);
  const query = String(kept);
  return query && `?${query}`;
}

/** Every choice is an address of its own, so these are links. */
export function PaymentTabs({ direction, status, counts }: PaymentTabsProps) {
  const query = useFilterQuery();
  return (
    <Stack spacing={1}>
      <Box component="nav" aria-label={texts.direction} sx={rowSx}>
        {directions.map((each) => (
          <Choice key={each} isCurrent={each === direction} to={paths.paymentList(each, status)}>
            {directionNames[each]}
          </Choice>
        ))}
      </Box>
      <Box component="nav" aria-label={texts.status} sx={rowSx}>
        {statusFilters.map((each) => (
          <Choice key={each} isCurrent={each === status} to={`${paths.paymentList(direction, each)}${query}`}>
            {statusNames[each]}
            {counts && ` ${formatNumber(counts[each])}`}
          </Choice>
        ))}
      </Box>
    </Stack>
  );
}

interface ChoiceProps {
  isCurrent: boolean;
  to: string;
  children: ReactNode;
}

function Choice({ isCurrent, to, children }: ChoiceProps) {
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
