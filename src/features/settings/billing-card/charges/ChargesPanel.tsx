import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { errorMessage } from '@/api/errors';
import type { GetBillingChargesQuery } from '@/api/types';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { usePageParam } from '@/lib/usePageParam';
import * as texts from '@/texts/settings/billing-card/charges';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { EmptyPage } from '@/ui/table/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { toast } from '@/ui/toast';
import { useCreateInvoiceLinkMutation, useGetBillingChargesQuery } from '../billingCardApi';

type Charge = GetBillingChargesQuery['billingCharges']['items'][number];

interface ChargeList {
  /** Undefined during the first load. */
  charges: readonly Charge[] | undefined;
  isStale: boolean;
}

const chargeName = ({ invoiceNumber, description }: Charge): string =>
  invoiceNumber ?? description ?? texts.charge;

/** Downloads the invoice of a charge. Renders nothing if the charge has no invoice. */
function InvoiceButton({ charge: { id, invoiceNumber } }: { charge: Charge }) {
  const [getInvoice, { isLoading }] = useCreateInvoiceLinkMutation();
  if (!invoiceNumber) return null;

  const save = async () => {
    const { data, error } = await getInvoice({ id });
    if (error) toast.error(errorMessage(error));
    else downloadLink(apiBase + data.createInvoiceLink.url);
  };

  return (
    <Button
      size={1}
      variant="soft"
      color="gray"
      isLoading={isLoading}
      onClick={save}
      aria-label={texts.saveAsPdf(invoiceNumber)}
    >
      {texts.pdf}
    </Button>
  );
}

const columns = [texts.invoice, texts.date, texts.forIt, texts.status] as const;

function ChargeTable({ charges, isStale }: ChargeList) {
  return (
    // `position: relative` contains the visually hidden elements, which would otherwise widen the page.
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table aria-label={texts.invoices} aria-busy={!charges || isStale} sx={loadingBarSx(isStale)}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
            <TableCell align="right">{texts.amount}</TableCell>
            <TableCell>{texts.pdf}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {charges ? (
            charges.map((charge) => <ChargeRow key={charge.id} charge={charge} />)
          ) : (
            <SkeletonRows rows={3} columns={columns.length + 2} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

function ChargeRow({ charge }: { charge: Charge }) {
  const { status, amount, currency, description, invoiceNumber, createdAt, paidAt } = charge;
  return (
    <TableRow>
      <TableCell component="th" scope="row" aria-label={chargeName(charge)}>
        {invoiceNumber ?? '–'}
      </TableCell>
      <TableCell>{formatDate(paidAt ?? createdAt)}</TableCell>
      <TableCell>{description}</TableCell>
      <TableCell>
        <PaymentStatusBadge status={status} />
      </TableCell>
      <TableCell align="right">{formatMoney(amount, currency)}</TableCell>
      <TableCell>
        <InvoiceButton charge={charge} />
      </TableCell>
    </TableRow>
  );
}

const cardSx = { display: 'grid', gap: 0.5, p: 2, borderTop: '1px solid', borderColor: 'divider' } as const;
const lineSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

function ChargeCards({ charges, isStale }: ChargeList) {
  return (
    <CardList label={texts.invoices} cardHeight={72} isStale={isStale}>
      {charges?.map((charge) => (
        <ChargeCard key={charge.id} charge={charge} />
      ))}
    </CardList>
  );
}

function ChargeCard({ charge }: { charge: Charge }) {
  const { status, amount, currency, description, invoiceNumber, createdAt, paidAt } = charge;
  return (
    <Box component="li" sx={cardSx}>
      <Box sx={lineSx}>
        <Typography variant="subtitle2" sx={{ flex: '1 1 auto' }}>
          {formatMoney(amount, currency)}
        </Typography>
        <PaymentStatusBadge status={status} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[invoiceNumber, description, formatDate(paidAt ?? createdAt)].filter(Boolean).join(', ')}
      </Typography>
      <Box>
        <InvoiceButton charge={charge} />
      </Box>
    </Box>
  );
}

const pageSize = 20;

export function ChargesPanel() {
  const [page, setPage] = usePageParam();
  const { currentData, data, error, isFetching, refetch } = useGetBillingChargesQuery({ page, pageSize });
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const shown = currentData ?? data;
  const charges = shown?.billingCharges.items;
  const totalPages = shown?.billingCharges.totalPages ?? 0;
  const list = { charges, isStale: charges !== undefined && isFetching && !currentData };

  if (error && !currentData) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Panel title={texts.invoices} isFlush>
      {shown?.billingCharges.totalCount === 0 ? (
        <EmptyState title={texts.nothingWasChargedYet}>{texts.eachChargeStandsHereOnce}</EmptyState>
      ) : (
        <>
          {charges?.length === 0 && <EmptyPage totalPages={totalPages} onPage={setPage} />}
          {charges?.length !== 0 && (isPhone ? <ChargeCards {...list} /> : <ChargeTable {...list} />)}
          {totalPages > 1 && (
            <Box sx={{ p: 2 }}>
              <Pager page={page} totalPages={totalPages} onChange={setPage} />
            </Box>
          )}
        </>
      )}
    </Panel>
  );
}
