import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { errorMessage, fieldErrors, isApiError } from '@/api/errors';
import { formatList, formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Dialog } from '@/ui/Dialog';
import { FormError } from '@/ui/FormError';
import {
  type BulkPreviewDetails,
  usePreviewClientBulkActionQuery,
  useStartClientBulkActionMutation,
} from './bulkApi';
import { bulkInput, type BulkKind, type ClientSelectionState, emptyDraft } from './bulkDraft';
import { bulkLabels } from './bulkLabels';
import { BulkOptions } from './BulkOptions';
import { useBulkParam } from './useBulkParam';

interface BulkPreviewProps {
  /** Undefined while the preview loads. */
  preview: BulkPreviewDetails | undefined;
}

function BulkPreview({ preview }: BulkPreviewProps) {
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
  return formatList(others > 0 ? [...names, t`${{ others: formatNumber(others) }} more`] : names);
}

function mrrChangeText(change: BulkPreviewDetails['mrrChange'], currency: string | undefined): string | null {
  if (!change || !currency) return null;
  const amount = formatMoney(Math.abs(change), currency);
  return change > 0 ? t`MRR rises by ${amount}` : t`MRR falls by ${amount}`;
}

function PreviewLines({ preview, currency }: { preview: BulkPreviewDetails; currency: string | undefined }) {
  const { t } = useLingui();
  const { willChange, unchanged, refusals, mrrChange } = preview;
  const mrrText = mrrChangeText(mrrChange, currency);

  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t`${plural(willChange, { one: '# client will change', other: '# clients will change' })}`}
      </Typography>
      {willChange > 0 && <Typography variant="body2">{namesOf(preview)}</Typography>}
      {unchanged > 0 && (
        <Typography variant="body2">
          {t`${plural(unchanged, { one: '# client stays unchanged', other: '# clients stay unchanged' })}`}
        </Typography>
      )}
      {refusals.map(({ problem, count }) => (
        <Typography key={problem} variant="body2">
          {t`${plural(count, { one: `# client skipped: ${problem}`, other: `# clients skipped: ${problem}` })}`}
        </Typography>
      ))}
      {mrrText && <Typography variant="body2">{mrrText}</Typography>}
    </>
  );
}

const debounceMs = 300;

/** Returns whether the value has not changed for `debounceMs`. Compares values by their JSON. */
function useIsDebounced(value: unknown): boolean {
  const text = JSON.stringify(value);
  const [debouncedText, setDebouncedText] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return text === debouncedText;
}

interface BulkDialogProps {
  kind: BulkKind;
  selection: ClientSelectionState;
  onClose: () => void;
  onStarted: () => void;
}

/** Collects the options of a bulk action, previews its effect and starts it. */
export default function BulkDialog({ kind, selection, onClose, onStarted }: BulkDialogProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => emptyDraft(kind));
  const [, openBulk] = useBulkParam();
  const input = bulkInput(draft, selection.input);
  const isDebounced = useIsDebounced(input);
  const preview = usePreviewClientBulkActionQuery(input && isDebounced ? { input } : skipToken);
  const [start, started] = useStartClientBulkActionMutation();
  const keyFor = useIdempotencyKey();
  const { action, titleOf, effect } = bulkLabels[kind];
  const currentPreview = preview.currentData?.previewClientBulkAction;
  const willChange = currentPreview?.willChange ?? 0;

  async function confirm() {
    if (!input || !currentPreview) return;
    const request = { input, expectedCount: currentPreview.total };
    const result = await start({ ...request, idempotencyKey: keyFor(JSON.stringify(request)) });
    if (result.data) {
      onStarted();
      onClose();
      return openBulk(result.data.startClientBulkAction.id);
    }
    if (isApiError(result.error) && result.error.conflict?.kind === 'SelectionChanged')
      void preview.refetch();
  }
  const error = started.error ?? preview.error;
  const fields = fieldErrors(error);

  return (
    <Dialog
      title={titleOf(selection.count)}
      submitLabel={currentPreview ? titleOf(willChange) : t(action)}
      submitColor={kind === 'Deactivate' ? 'red' : undefined}
      isSubmitDisabled={willChange === 0}
      isBusy={started.isLoading}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormError message={error && Object.keys(fields).length === 0 ? errorMessage(error) : undefined} />
        <BulkOptions draft={draft} onChange={setDraft} errors={fields} />
        {input && (currentPreview || !preview.error) && <BulkPreview preview={currentPreview} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(effect)}
        </Typography>
      </Stack>
    </Dialog>
  );
}
