import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import type { GetBillingChargesQuery } from '@/api/types';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Pager } from '@/ui/Pager';
import { PaymentStatusBadge } from '@/ui/payments/paymentStatus';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { EmptyPage } from '@/ui/table/ListPages';
import { pagesOnly, useListState } from '@/ui/table/useListState';
import { toast } from '@/ui/toast';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { useCreateInvoiceLinkMutation, useGetBillingChargesQuery } from '../billingCardApi';

type Charge = GetBillingChargesQuery['billingCharges']['items'][number];

/** Shows the invoice number. Without one, names the charge to screen readers only. */
function ChargeName({ charge: { invoiceNumber, description } }: { charge: Charge }) {
  const { t } = useLingui();
  if (invoiceNumber) return invoiceNumber;
  return (
    <>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {description ?? t({ message: 'Charge', context: 'noun' })}
      </Box>
    </>
  );
}

/** Downloads the invoice of a charge. Renders nothing if the charge has no invoice. */
function InvoiceButton({ charge: { id, invoiceNumber } }: { charge: Charge }) {
  const { t } = useLingui();
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
      aria-label={t`Download ${invoiceNumber} as PDF`}
    >
      {t`PDF`}
    </Button>
  );
}

const chargeDate = ({ paidAt, createdAt }: Charge): string => formatDate(paidAt ?? createdAt);

function ChargeSummary({ charge }: { charge: Charge }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {[charge.invoiceNumber, charge.description, chargeDate(charge)].filter(Boolean).join(' · ')}
    </Typography>
  );
}

const columns: readonly Column<Charge>[] = [
  {
    id: 'invoice',
    header: msg`Invoice`,
    cell: ({ row }) => <ChargeName charge={row.original} />,
    meta: { isRowHeader: true, card: null },
  },
  { id: 'date', header: msg`Date`, accessorFn: chargeDate, meta: { card: null } },
  {
    id: 'description',
    header: msg`Description`,
    accessorFn: ({ description }) => description,
    meta: { card: null },
  },
  {
    id: 'status',
    header: msg`Status`,
    cell: ({ row }) => <PaymentStatusBadge status={row.original.status} />,
    meta: { card: 'aside' },
  },
  {
    id: 'amount',
    header: msg`Amount`,
    accessorFn: ({ amount, currency }) => formatMoney(amount, currency),
    meta: { align: 'right', card: 'title' },
  },
  {
    id: 'summary',
    header: '',
    cell: ({ row }) => <ChargeSummary charge={row.original} />,
    meta: { isCardOnly: true, card: 'line' },
  },
  {
    id: 'pdf',
    header: msg`PDF`,
    cell: ({ row }) => <InvoiceButton charge={row.original} />,
    meta: { card: 'line' },
  },
];

const pageSize = 20;

export function ChargesPanel() {
  const { t } = useLingui();
  const list = useListState(pagesOnly);
  const { page } = list.query;
  const { currentData, data, error, isFetching, refetch } = useGetBillingChargesQuery({ page, pageSize });
  const charges = (currentData ?? (error ? undefined : data))?.billingCharges;
  const totalPages = charges?.totalPages ?? 0;

  return (
    <DataTable
      label={t`Invoices`}
      title={t`Invoices`}
      columns={columns}
      rows={charges?.items}
      getRowId={({ id }) => id}
      isStale={isFetching && charges !== undefined && !currentData}
      error={error}
      onRetry={refetch}
      skeletonRows={3}
      empty={
        charges?.totalCount === 0 ? (
          <EmptyState title={t`No charges yet`}>{t`Charges and their invoices appear here.`}</EmptyState>
        ) : (
          <EmptyPage totalPages={totalPages} onPage={list.goToPage} />
        )
      }
    >
      {totalPages > 1 && (
        <Box sx={{ p: 2 }}>
          <Pager page={page} totalPages={totalPages} onChange={list.goToPage} />
        </Box>
      )}
    </DataTable>
  );
}
