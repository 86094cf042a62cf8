import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { formatCount, formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { Panel } from '@/ui/Panel';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { useGetPaymentsOfClientQuery } from '../clientViewApi';
import type { GetPaymentsOfClientQuery } from '../clientView.generated';

type Page = GetPaymentsOfClientQuery['payments'];
type Payment = Page['items'][number];

const shownRows = 6;

/** The latest payments of a client and what all of them come to; only for those who may see money. */
export function PaymentsPanel({ clientId }: { clientId: string }) {
  const { currentData, error, refetch } = useGetPaymentsOfClientQuery({ clientId });
  const page = currentData?.payments;
  const isEmpty = page?.totalCount === 0;

  return (
    <Panel
      title="Payments"
      actions={
        page &&
        !isEmpty && (
          <Link to={`${paths.paymentList('incoming')}?${new URLSearchParams({ client: clientId })}`}>
            See all {formatCount(page.totalCount, 'payment')}
          </Link>
        )
      }
    >
      {error && !page && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !page && <Skeleton variant="rounded" height={180} />}
      {isEmpty && (
        <EmptyState title="No payments yet">They appear here once the client is charged.</EmptyState>
      )}
      {page && !isEmpty && (
        <>
          <Totals totals={page.totals} />
          <Box component="ul" aria-label="Latest payments" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {page.items.slice(0, shownRows).map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}

function Totals({ totals }: { totals: Page['totals'] }) {
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const figures = {
    'Came in': money(totals.gross),
    Refunded: money(totals.refunded),
    Fees: money(totals.fees),
    Left: money(totals.net),
    Failed: totals.failedCount === 0 ? 'None' : `${totals.failedCount} (${money(totals.failedAmount)})`,
  };

  return (
    <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
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

const methodWords = ({ method }: Payment): string | null =>
  method?.brand && method.last4 ? `${method.brand} ending in ${method.last4}` : (method?.kind ?? null);

function PaymentRow({ payment }: { payment: Payment }) {
  const { amount, currency, createdAt, status, description, plan, failure, advice } = payment;
  const about = [description ?? plan?.name, methodWords(payment)].filter(Boolean).join(', ');

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
        <Typography variant="subtitle2">{about || `Payment ${payment.number}`}</Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {formatDate(createdAt)}
        </Typography>
        {failure && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[failure, advice].filter(Boolean).join(' ')}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography variant="subtitle2">{formatMoney(amount, currency)}</Typography>
        <PaymentStatusBadge status={status} />
      </Box>
    </Box>
  );
}
