import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { NoPayments } from './NoPayments';
import { PaymentCards } from './PaymentCards';
import { PaymentTable } from './PaymentTable';
import type { PaymentList } from './usePaymentList';

/** The payments, or why there are none. */
export function PaymentListBody({ list }: { list: PaymentList }) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const Rows = isPhone ? PaymentCards : PaymentTable;

  if (list.error && !list.payments) return <ErrorPanel error={list.error} onRetry={list.refetch} />;
  if (list.payments && list.payments.items.length === 0 && !list.isStale) {
    return (
      <Panel>
        <NoPayments list={list} />
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <Rows payments={list.payments?.items} direction={list.direction} isStale={list.isStale} />
    </Panel>
  );
}
