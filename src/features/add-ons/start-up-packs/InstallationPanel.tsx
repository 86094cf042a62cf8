import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { isolated } from '@/ui/isolated';
import { Notice } from '@/ui/Notice';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatusBadge } from '@/ui/StatusBadge';
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
  const { t } = useLingui();
  return (
    <Box component="ul" aria-label={t`Items`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {results.map(({ key, name, outcome, note }) => (
        <Box component="li" key={key} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{isolated(name)}</Typography>
            <StatusBadge tone={outcomeLabels[outcome].tone}>{t(outcomeLabels[outcome].label)}</StatusBadge>
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
  if (status === 'Running')
    return t`Started by ${createdByName}. You can close this window during the installation.`;
  if (status === 'Undoing') return t`You can close this window while the pack is uninstalled.`;
  if (status === 'Undone') {
    return undoneByName === null
      ? t`Uninstalled. Items that you changed were kept.`
      : t`Uninstalled by ${undoneByName}. Items that you changed were kept.`;
  }
  const date = formatDate(createdAt);
  return canUndo
    ? t`Installed by ${createdByName} on ${date}. You can uninstall it until ${{ undoUntil: formatDate(undoUntil) }}.`
    : t`Installed by ${createdByName} on ${date}.`;
};

/** Shows the progress and the results of an installation, and lets the operator undo it. */
export function InstallationPanel({ pack, id, onInstallAgain, onClose }: InstallationPanelProps) {
  const { t } = useLingui();
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
                  {t`Uninstall pack`}
                </Button>
              )}
              {(installation.isUpdateAvailable ||
                installation.status === 'Undone' ||
                installation.status === 'Failed') && (
                <Button variant="soft" onClick={onInstallAgain}>
                  {installation.isUpdateAvailable ? t`Preview new version` : t`Install again`}
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
                label={t`${{ label: t(statusLabels[installation.status].label) }}: ${{ done: installation.done }} of ${{ total: installation.total }}`}
              />
            ) : (
              <Box role="status">
                <StatusBadge tone={statusLabels[installation.status].tone}>
                  {t(statusLabels[installation.status].label)}
                </StatusBadge>
              </Box>
            )}
            <Typography sx={{ color: 'text.secondary' }}>{summaryOf(installation)}</Typography>
            {installation.failure && (
              <Notice tone="red" title={t`Not completed`}>
                {installation.failure}
              </Notice>
            )}
            {installation.isUpdateAvailable && (
              <Notice tone="blue" title={t`Version ${{ version: pack.version }} available`}>
                {pack.changelog}
              </Notice>
            )}
            <Results results={installation.results} />
          </Stack>
        )}
      </DialogBody>
      {isConfirming && (
        <ConfirmDialog
          title={t`Uninstall ${{ name: pack.name }}?`}
          confirmLabel={t`Uninstall pack`}
          color="red"
          onConfirm={undoInstallation}
          onClose={() => setConfirming(false)}
        >
          {t`This removes everything the pack added, except items changed since, and restores what it replaced. Clients see this after the next deployment. You can’t undo this, but you can install the pack again.`}
        </ConfirmDialog>
      )}
    </>
  );
}
