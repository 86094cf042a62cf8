import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { GetClientPaymentsQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { Panel } from '@/ui/Panel';
import { PaymentStatusBadge } from '@/ui/payments/paymentStatus';
import { useGetClientPaymentsQuery } from '../clientViewApi';

type Page = GetClientPaymentsQuery['payments'];
type Payment = Page['items'][number];

const maxRows = 6;

/** Shows the latest payments of a client and their totals. Requires `MANAGE_PAYMENTS`. */
export function PaymentsPanel({ clientId }: { clientId: string }) {
  const { t } = useLingui();
  const { currentData, error, refetch } = useGetClientPaymentsQuery({ clientId });
  const page = currentData?.payments;
  const isEmpty = page?.totalCount === 0;

  return (
    <Panel
      title={t`Payments`}
      actions={
        page &&
        !isEmpty && (
          <Link to={`${paths.paymentList('incoming')}?${new URLSearchParams({ client: clientId })}`}>
            {t`${plural({ count: page.totalCount }, { one: 'View payment', other: 'View all # payments' })}`}
          </Link>
        )
      }
    >
      {error && !page && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !page && <Skeleton variant="rounded" height={180} />}
      {isEmpty && (
        <EmptyState
          title={t`No payments yet`}
        >{t`Payments appear here after the client’s first charge.`}</EmptyState>
      )}
      {page && !isEmpty && (
        <>
          <Totals totals={page.totals} />
          <Box component="ul" aria-label={t`Recent payments`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {page.items.slice(0, maxRows).map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}

function Totals({ totals }: { totals: Page['totals'] }) {
  const { t } = useLingui();
  const formatAmount = (amount: number) => formatMoney(amount, totals.currency);
  const figures = [
    [t`Collected`, formatAmount(totals.gross)],
    [t`Refunds`, formatAmount(totals.refunded)],
    [t`Fees (not deducted)`, formatAmount(totals.fees)],
    [t`Net`, formatAmount(totals.net)],
    [
      t({ message: 'Failed', context: 'payments' }),
      totals.failedCount === 0
        ? t({ message: 'None', context: 'payments' })
        : `${totals.failedCount} (${formatAmount(totals.failedAmount)})`,
    ],
  ] as const;

  return (
    <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {figures.map(([name, figure], index) => (
        <div key={index}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="subtitle1" sx={{ m: 0 }}>
            {figure}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const methodText = ({ method }: Payment): string | null =>
  method?.brand && method.last4
    ? t`${{ brand: method.brand }} ending in ${{ last4: method.last4 }}`
    : (method?.kind ?? null);

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { amount, currency, createdAt, status, description, plan, failure, advice } = payment;
  const [subject, method] = [description ?? plan?.name, methodText(payment)];
  const title = subject && method ? t`${subject}, ${method}` : (subject ?? method);

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{title || t`Payment #${{ number: payment.number }}`}</Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {formatDate(createdAt)}
        </Typography>
        {failure && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[failure, advice].filter(Boolean).join(' ')}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        <Typography variant="subtitle2">{formatMoney(amount, currency)}</Typography>
        <PaymentStatusBadge status={status} />
      </Box>
    </Box>
  );
}
