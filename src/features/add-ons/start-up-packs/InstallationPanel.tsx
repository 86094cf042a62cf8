import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/add-ons/start-up-packs';
import {
  isAtWork,
  useGetStartUpPackInstallationQuery,
  useUndoStartUpPackMutation,
  type Installation,
  type Pack,
} from './packsApi';
import { outcomeWords, statusWords } from './packWords';

interface InstallationPanelProps {
  pack: Pack;
  id: string;
  onInstallAgain: () => void;
  onClose: () => void;
}

function Results({ results }: Pick<Installation, 'results'>) {
  return (
    <Box component="ul" aria-label={texts.items} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {results.map(({ key, name, outcome, note }) => (
        <Box component="li" key={key} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
            <StatusBadge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</StatusBadge>
          </Box>
          {note && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const saidOf = ({ status, byName, createdAt, undoneByName, canUndo, undoUntil }: Installation): string => {
  if (status === 'Running') return texts.begunByYouCanClose(byName);
  if (status === 'Undoing') return texts.youCanCloseThisWindow;
  if (status === 'Undone') return texts.takenBackBySomebodyWhatYou(undoneByName);
  const until = canUndo ? texts.itCanBeTakenBackUntil(formatDate(undoUntil)) : '';
  return texts.installedByOn(byName, formatDate(createdAt), until);
};

/** How far an installation is, what became of each item, and the way back. */
export function InstallationPanel({ pack, id, onInstallAgain, onClose }: InstallationPanelProps) {
  const { data, error, refetch } = useGetStartUpPackInstallationQuery({ id });
  const [undo, { isLoading }] = useUndoStartUpPackMutation();
  const [isAsking, setAsking] = useState(false);
  const installation = data?.startUpPackInstallation;

  const takeBack = async () => {
    const answer = await undo({ id });
    setAsking(false);
    if (answer.error) toast.error(messageOf(answer.error));
    else void refetch();
  };

  return (
    <>
      <DialogContent dividers tabIndex={0}>
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!installation && !error && <Skeleton variant="rounded" height={200} />}
        {installation && (
          <Stack spacing={2}>
            {isAtWork(installation) ? (
              <ProgressBar
                value={(installation.done / Math.max(1, installation.total)) * 100}
                label={texts.of(
                  statusWords[installation.status].label,
                  installation.done,
                  installation.total,
                )}
              />
            ) : (
              <Box role="status">
                <StatusBadge tone={statusWords[installation.status].tone}>
                  {statusWords[installation.status].label}
                </StatusBadge>
              </Box>
            )}
            <Typography sx={{ color: 'text.secondary' }}>{saidOf(installation)}</Typography>
            {installation.failure && (
              <Notice tone="red" title={texts.itWasNotFinished}>
                {installation.failure}
              </Notice>
            )}
            {installation.isUpdateAvailable && (
              <Notice tone="blue" title={texts.versionIsAvailable(pack.version)}>
                {pack.changelog}
              </Notice>
            )}
            <Results results={installation.results} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        {installation?.canUndo && (
          <Button colour="red" variant="soft" onClick={() => setAsking(true)}>
            {texts.takeItBack}
          </Button>
        )}
        {installation &&
          (installation.isUpdateAvailable ||
            installation.status === 'Undone' ||
            installation.status === 'Failed') && (
            <Button variant="soft" onClick={onInstallAgain}>
              {installation.isUpdateAvailable ? texts.lookAtTheNewVersion : texts.installItAgain}
            </Button>
          )}
        <Button colour="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.takeBack(pack.name)}
        confirmLabel={texts.takeItBack}
        colour="red"
        isBusy={isLoading}
        onConfirm={() => void takeBack()}
        onClose={() => setAsking(false)}
      >
        {texts.everythingThatThePackAdded}
      </ConfirmDialog>
    </>
  );
}
