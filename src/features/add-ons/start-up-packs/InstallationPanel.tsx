import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DialogBody } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/add-ons/start-up-packs';
import {
  isInProgress,
  useGetStartUpPackInstallationQuery,
  useUndoStartUpPackMutation,
  type Installation,
  type Pack,
} from './packsApi';
import { outcomeLabels, statusLabels } from './packLabels';

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
            <StatusBadge tone={outcomeLabels[outcome].tone}>{outcomeLabels[outcome].label}</StatusBadge>
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

const summaryOf = ({
  status,
  createdByName,
  createdAt,
  undoneByName,
  canUndo,
  undoUntil,
}: Installation): string => {
  if (status === 'Running') return texts.begunByYouCanClose(createdByName);
  if (status === 'Undoing') return texts.youCanCloseThisWindow;
  if (status === 'Undone') return texts.takenBackBySomebodyWhatYou(undoneByName);
  const undoNote = canUndo ? texts.itCanBeTakenBackUntil(formatDate(undoUntil)) : '';
  return texts.installedByOn(createdByName, formatDate(createdAt), undoNote);
};

/** Shows the progress and the results of an installation, and lets the operator undo it. */
export function InstallationPanel({ pack, id, onInstallAgain, onClose }: InstallationPanelProps) {
  const { data, error, refetch } = useGetStartUpPackInstallationQuery({ id });
  const [undo] = useUndoStartUpPackMutation();
  const [isConfirming, setConfirming] = useState(false);
  const installation = data?.startUpPackInstallation;

  const undoInstallation = async () => {
    const result = await undo({ id });
    if (!result.error) void refetch();
    return result;
  };

  return (
    <>
      <DialogBody
        title={pack.name}
        hasDividers
        regionLabel={pack.name}
        actions={
          installation && (
            <>
              {installation.canUndo && (
                <Button color="red" variant="soft" onClick={() => setConfirming(true)}>
                  {texts.takeItBack}
                </Button>
              )}
              {(installation.isUpdateAvailable ||
                installation.status === 'Undone' ||
                installation.status === 'Failed') && (
                <Button variant="soft" onClick={onInstallAgain}>
                  {installation.isUpdateAvailable ? texts.lookAtTheNewVersion : texts.installItAgain}
                </Button>
              )}
            </>
          )
        }
        onClose={onClose}
      >
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!installation && !error && <Skeleton variant="rounded" height={200} />}
        {installation && (
          <Stack spacing={2}>
            {isInProgress(installation) ? (
              <ProgressBar
                value={(installation.done / Math.max(1, installation.total)) * 100}
                label={texts.of(
                  statusLabels[installation.status].label,
                  installation.done,
                  installation.total,
                )}
              />
            ) : (
              <Box role="status">
                <StatusBadge tone={statusLabels[installation.status].tone}>
                  {statusLabels[installation.status].label}
                </StatusBadge>
              </Box>
            )}
            <Typography sx={{ color: 'text.secondary' }}>{summaryOf(installation)}</Typography>
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
      </DialogBody>
      {isConfirming && (
        <ConfirmDialog
          title={texts.takeBack(pack.name)}
          confirmLabel={texts.takeItBack}
          color="red"
          onConfirm={undoInstallation}
          onClose={() => setConfirming(false)}
        >
          {texts.everythingThatThePackAdded}
        </ConfirmDialog>
      )}
    </>
  );
}
