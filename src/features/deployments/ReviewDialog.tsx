import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { contentLimits } from '@contract/content';
import { messageOf } from '@/lib/messageOf';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { selectIsSaving } from '@/state/savingSlice';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/deployments';
import { ChangeList } from './ChangeList';
import { useDeployMutation, useGetUndeployedChangesQuery } from './deploymentsApi';

// On small screens, the status wraps above the buttons.
const statusSx = {
  mr: 'auto',
  flexBasis: { xs: '100%', sm: 'auto' },
  typography: 'body2',
  color: 'text.secondary',
} as const;

export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { data, isFetching } = useGetUndeployedChangesQuery();
  const currency = useAppSelector(selectCompany)?.currency ?? 'USD';
  const [deploy, { isLoading, error }] = useDeployMutation();
  // Deploying waits for pending saves and the refetched changes, so that the operator reviews exactly what is
  // deployed.
  const isSaving = useAppSelector(selectIsSaving);
  const isSyncing = isSaving || isFetching;
  const [note, setNote] = useState('');
  const idempotencyKeyFor = useIdempotencyKey();
  const changes = data?.undeployedChanges;
  const blocker = changes?.blocker;

  async function send() {
    const result = await deploy({ input: { note: note || null }, idempotencyKey: idempotencyKeyFor(note) });
    if (result.error) return;
    toast.success(texts.deploymentStarted);
    onClose();
  }

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {changes ? texts.reviewUnpublishedChange(changes.count) : texts.review}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <FormError message={error ? messageOf(error) : (blocker ?? undefined)} />
          <Typography sx={{ color: 'text.secondary' }}>{texts.clientsSeeAll}</Typography>
          {changes && <ChangeList changes={changes.items} currency={currency} />}
          <TextField
            label={texts.noteForTheHistoryOptional}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={contentLimits.note.max}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Box role="status" sx={statusSx}>
          {isSyncing && !isLoading && texts.waitingForWhatIsBeingSaved}
        </Box>
        <Button variant="text" color="gray" onClick={onClose} disabled={isLoading}>
          {texts.notNow}
        </Button>
        <Button
          onClick={send}
          isLoading={isLoading || isSyncing}
          disabled={Boolean(blocker) || changes?.count === 0}
        >
          {texts.deploy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
