import { ListPages } from '@/ui/ListPages';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/payments/list';
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
      <Panel title={isFiltered ? texts.totalsOfThisFilter : texts.totals}>
        <PaymentTotals totals={payments.totals} direction={direction} />
      </Panel>
      <ListPages
        itemsLabel={texts.payments}
        page={query.page}
        totalPages={payments.totalPages}
        onPage={(page) => change({ page }, { shouldPush: true })}
        pageSize={query.pageSize}
        onPageSize={(pageSize) => change({ pageSize })}
      />
    </>
  );
}
