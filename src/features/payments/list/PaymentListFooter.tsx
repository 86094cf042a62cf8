import { ListPages } from '@/ui/ListPages';
import { Panel } from '@/ui/Panel';
import { PaymentTotals } from './PaymentTotals';
import type { PaymentList } from './usePaymentList';

export function PaymentListFooter({
  list: { payments, isFiltered, direction, query, change },
}: {
  list: PaymentList;
}) {
  if (!payments || payments.totalCount === 0) return null;

  return (
    <>
      <Panel title={isFiltered ? 'Totals of this filter' : 'Totals'}>
        <PaymentTotals totals={payments.totals} direction={direction} />
      </Panel>
      <ListPages
        of="Payments"
        page={query.page}
        totalPages={payments.totalPages}
        onPage={(page) => change({ page }, { isStep: true })}
        pageSize={query.pageSize}
        onPageSize={(pageSize) => change({ pageSize })}
      />
    </>
  );
}
