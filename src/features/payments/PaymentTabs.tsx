import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { openParam } from './detail/openPayment';
import { directions, statusFilters, type Direction, type StatusFilter } from '@/config/paymentRoute';
import type { PaymentPage } from './paymentsApi';

interface PaymentTabsProps {
  direction: Direction;
  status: StatusFilter;
  /** The number of matches in each status; undefined while loading. */
  counts: PaymentPage['counts'] | undefined;
}

const directionNames: Readonly<Record<Direction, MessageDescriptor>> = {
  incoming: msg`Incoming`,
  outgoing: msg`Outgoing`,
};

const statusNames: Readonly<Record<StatusFilter, MessageDescriptor>> = {
  all: msg`All`,
  succeeded: msg({ message: 'Succeeded', context: 'payments' }),
  failed: msg({ message: 'Failed', context: 'payments' }),
};

/** Returns the URL's query without the page and the open payment, for links to another status. */
function useFilterQuery(): string {
  const [params] = useSearchParams();
  const filterParams = new URLSearchParams(params);
  filterParams.delete('page');
  filterParams.delete(openParam);
  const query = String(filterParams);
  return query && `?${query}`;
}

/** Shows the directions and statuses as links, because each choice has a URL. */
export function PaymentTabs({ direction, status, counts }: PaymentTabsProps) {
  const { t } = useLingui();
  const query = useFilterQuery();
  return (
    <Stack spacing={1}>
      <Box component="nav" aria-label={t`Direction`} sx={rowSx}>
        {directions.map((each) => (
          <TabLink key={each} isCurrent={each === direction} to={paths.paymentList(each, status)}>
            {t(directionNames[each])}
          </TabLink>
        ))}
      </Box>
      <Box component="nav" aria-label={t`Status`} sx={rowSx}>
        {statusFilters.map((each) => (
          <TabLink
            key={each}
            isCurrent={each === status}
            to={`${paths.paymentList(direction, each)}${query}`}
          >
            {t(statusNames[each])}
            {counts && ` ${formatNumber(counts[each])}`}
          </TabLink>
        ))}
      </Box>
    </Stack>
  );
}

interface TabLinkProps {
  isCurrent: boolean;
  to: string;
  children: ReactNode;
}

function TabLink({ isCurrent, to, children }: TabLinkProps) {
  return (
    <Button
      size={2}
      color={isCurrent ? 'primary' : 'gray'}
      variant={isCurrent ? 'soft' : 'text'}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Button>
  );
}

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
