import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState } from 'react';
import { errorMessage, fieldErrors, isApiError } from '@/api/errors';
import { usePressKey } from '@/lib/usePressKey';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import * as texts from '@/texts/clients/bulk';
import type { ClientSelectionState } from '../list/useSelection';
import { usePreviewClientBulkQuery, useStartClientBulkMutation } from './bulkApi';
import { bulkInput, emptyDraft, type BulkKind } from './bulkDraft';
import { BulkOptions } from './BulkOptions';
import { BulkPreview } from './BulkPreview';
import { kindWords } from './bulkWords';
import { useBulkParam } from './useBulkParam';
import { useSettled } from './useSettled';

interface BulkDialogProps {
  kind: BulkKind;
  selection: ClientSelectionState;
  onClose: () => void;
  onStarted: () => void;
}

/** Asks what the action needs, shows what it would do, and starts it. */
export default function BulkDialog({ kind, selection, onClose, onStarted }: BulkDialogProps) {
  const titleId = useId();
  const [draft, setDraft] = useState(() => emptyDraft(kind));
  const [, openBulk] = useBulkParam();
  const input = bulkInput(draft, selection.input);
  const isSettled = useSettled(input);
  const preview = usePreviewClientBulkQuery(input && isSettled ? { input } : skipToken);
  const [start, started] = useStartClientBulkMutation();
  const keyFor = usePressKey();
  const words = kindWords[kind];
  const seen = preview.currentData?.previewClientBulk;
  const willChange = seen?.willChange ?? 0;

  async function confirm() {
    if (!input || !seen) return;
    const asked = { input, expectedCount: seen.total };
    const answer = await start({ ...asked, idempotencyKey: keyFor(JSON.stringify(asked)) });
    if (answer.data) {
      onStarted();
      onClose();
      return openBulk(answer.data.startClientBulk.id);
    }
    if (isApiError(answer.error) && answer.error.conflict?.kind === 'SelectionChanged')
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
        {words.title}: {texts.client(selection.count)}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={error && Object.keys(fields).length === 0 ? errorMessage(error) : undefined} />
          <BulkOptions draft={draft} onChange={setDraft} errors={fields} />
          {input && (seen || !preview.error) && <BulkPreview preview={seen} />}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.effect}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose} disabled={started.isLoading}>
          {texts.cancel}
        </Button>
        <Button
          colour={kind === 'Deactivate' ? 'red' : undefined}
          onClick={confirm}
          isLoading={started.isLoading}
          disabled={willChange === 0}
        >
          {seen ? words.confirm(texts.clientCount(willChange)) : words.title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
