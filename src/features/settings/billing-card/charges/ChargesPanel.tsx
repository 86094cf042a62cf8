import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { usePageParam } from '@/lib/usePageParam';
import { EmptyPage } from '@/ui/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/billing-card/charges';
import { useGetBillingChargesQuery } from '../billingCardApi';
import { ChargeCards } from './ChargeCards';
import { ChargeTable } from './ChargeTable';

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
