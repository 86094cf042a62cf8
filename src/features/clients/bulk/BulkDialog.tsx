import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState } from 'react';
import { errorMessage, fieldErrors, isApiError } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import * as texts from '@/texts/clients/bulk';
import type { ClientSelectionState } from '../list/useSelection';
import { usePreviewClientBulkActionQuery, useStartClientBulkActionMutation } from './bulkApi';
import { bulkInput, emptyDraft, type BulkKind } from './bulkDraft';
import { BulkOptions } from './BulkOptions';
import { BulkPreview } from './BulkPreview';
import { bulkLabels } from './bulkLabels';
import { useBulkParam } from './useBulkParam';
import { useIsDebounced } from './useIsDebounced';

interface BulkDialogProps {
  kind: BulkKind;
  selection: ClientSelectionState;
  onClose: () => void;
  onStarted: () => void;
}

/** Collects the options of a bulk action, previews its effect and starts it. */
export default function BulkDialog({ kind, selection, onClose, onStarted }: BulkDialogProps) {
  const titleId = useId();
  const [draft, setDraft] = useState(() => emptyDraft(kind));
  const [, openBulk] = useBulkParam();
  const input = bulkInput(draft, selection.input);
  const isDebounced = useIsDebounced(input);
  const preview = usePreviewClientBulkActionQuery(input && isDebounced ? { input } : skipToken);
  const [start, started] = useStartClientBulkActionMutation();
  const keyFor = useIdempotencyKey();
  const labels = bulkLabels[kind];
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
      open
      onClose={started.isLoading ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {labels.title}: {texts.client(selection.count)}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={error && Object.keys(fields).length === 0 ? errorMessage(error) : undefined} />
          <BulkOptions draft={draft} onChange={setDraft} errors={fields} />
          {input && (currentPreview || !preview.error) && <BulkPreview preview={currentPreview} />}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {labels.effect}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose} disabled={started.isLoading}>
          {texts.cancel}
        </Button>
        <Button
          color={kind === 'Deactivate' ? 'red' : undefined}
          onClick={confirm}
          isLoading={started.isLoading}
          disabled={willChange === 0}
        >
          {currentPreview ? labels.confirm(texts.clientCount(willChange)) : labels.title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
