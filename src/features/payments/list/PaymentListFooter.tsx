import Typography from '@mui/material/Typography';
import { formatCount } from '@/lib/format';
import { ListPages } from '@/ui/ListPages';
import { Panel } from '@/ui/Panel';
import { PaymentTotals } from './PaymentTotals';
import type { PaymentList } from './usePaymentList';

export function PaymentListFooter({ list }: { list: PaymentList }) {
  if (!list.payments || list.payments.totalCount === 0) return null;
  const { totalCount, totalPages, totals } = list.payments;

  return (
    <>
      <Panel title={list.isFiltered ? 'Totals of this filter' : 'Totals'}>
        <PaymentTotals totals={totals} />
      </Panel>
      <ListPages
        of="Payments"
        page={list.page}
        totalPages={totalPages}
        onPage={list.setPage}
        pageSize={list.pageSize}
        onPageSize={list.setPageSize}
      >
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {formatCount(totalCount, 'payment')}
        </Typography>
      </ListPages>
    </>
  );
}
