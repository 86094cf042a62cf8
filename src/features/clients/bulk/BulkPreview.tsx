import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/clients/bulk';
import type { BulkPreviewDetails } from './bulkApi';

interface BulkPreviewProps {
  /** Undefined while the preview loads. */
  preview: BulkPreviewDetails | undefined;
}

export function BulkPreview({ preview }: BulkPreviewProps) {
  const currency = useAppSelector(selectCompany)?.currency;

  return (
    <Box role="status" aria-busy={!preview} sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      {preview ? <PreviewLines preview={preview} currency={currency} /> : <Skeleton width="60%" />}
    </Box>
  );
}

function namesOf({ examples, willChange }: BulkPreviewDetails): string {
  const names = examples.map(({ name }) => name);
  const others = willChange - names.length;
  return formatList(others > 0 ? [...names, texts.more(formatNumber(others))] : names);
}

function PreviewLines({ preview, currency }: { preview: BulkPreviewDetails; currency: string | undefined }) {
  const { willChange, unchanged, refusals, mrrChange } = preview;

  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{texts.clientWillChange(willChange)}</Typography>
      {willChange > 0 && <Typography variant="body2">{namesOf(preview)}</Typography>}
      {unchanged > 0 && <Typography variant="body2">{texts.clientsNeedNoChange(unchanged)}</Typography>}
      {refusals.map(({ problem, count }) => (
        <Typography key={problem} variant="body2">
          {texts.clientLeftOut(count, problem)}
        </Typography>
      ))}
      {mrrChange != null && mrrChange !== 0 && currency && (
        <Typography variant="body2">
          {texts.mrrRisesFalls(mrrChange, formatMoney(Math.abs(mrrChange), currency))}
        </Typography>
      )}
    </>
  );
}
