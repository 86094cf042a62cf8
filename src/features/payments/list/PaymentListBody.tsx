import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { LoadingBar } from '@/ui/LoadingBar';
import { Panel } from '@/ui/Panel';
import { usePaymentActions } from '../actions/usePaymentActions';
import type { ListedPayment } from '../paymentsApi';
import { NoPayments } from './NoPayments';
import { PaymentCards } from './PaymentCards';
import { PaymentTable } from './PaymentTable';
import { PaymentToolbar } from './PaymentToolbar';
import type { PaymentRowProps } from './rowProps';
import { useArrivingPayments } from './useArrivingPayments';
import type { PaymentList } from './usePaymentList';

const PaymentMenu = lazy(async () => {
  const { PaymentMenu: loaded } = await loadWithRetry(() => import('../row-menu/PaymentMenu'));
  return { default: loaded };
});

interface OpenMenu {
  button: HTMLElement;
  payment: ListedPayment;
}

export function PaymentListBody({ list }: { list: PaymentList }) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const { act, dialog } = usePaymentActions();
  const rowsProps = useArrivingPayments(list, menu !== null || dialog !== null);
  const { columns, isLoading } = list.columns;
  const items = isLoading ? undefined : list.payments?.items;
  const rows = items?.map((payment): PaymentRowProps => ({
    payment,
    columns,
    isChanged: list.changed.has(payment.id),
    onMenu: (button) => setMenu({ button, payment }),
    onAct: act,
  }));

  if (list.error && !list.payments) return <ErrorPanel error={list.error} onRetry={list.refetch} />;
  const isEmpty = list.payments?.items.length === 0 && !list.isFetching;

  return (
    <Panel isFlush>
      <PaymentToolbar list={list} isPhone={isPhone} />
      <div {...rowsProps}>
        {isEmpty && <NoPayments list={list} />}
        {!isEmpty && isPhone && <PaymentCards rows={rows} isStale={list.isStale} />}
        {!isEmpty && !isPhone && <PaymentTable list={list} rows={rows} />}
      </div>
      {menu && (
        <Suspense fallback={<LoadingBar />}>
          <PaymentMenu {...menu} onAct={act} onClose={() => setMenu(null)} />
        </Suspense>
      )}
      {dialog}
    </Panel>
  );
}
