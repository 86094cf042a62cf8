import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { InstallForm } from './InstallForm';
import { InstallationPanel } from './InstallationPanel';
import { PackContents } from './PackContents';
import type { Pack } from './packsApi';

interface PackDialogProps {
  pack: Pack;
  canInstall: boolean;
  /** The name of another pack that is being installed or undone. This pack has to wait for it. */
  busyPackName: string | null;
  onClose: () => void;
}

export function PackDialog({ pack, canInstall, busyPackName, onClose }: PackDialogProps) {
  const titleId = useId();
  // An undone installation is no longer the pack's installation. Its id stays in the state to show the
  // result.
  const [installationId, setInstallationId] = useState(pack.installation?.id ?? null);
  const [isUpdating, setUpdating] = useState(false);
  const isInstalled = installationId !== null && !isUpdating;

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId} scroll="paper">
      <DialogTitle id={titleId}>{pack.name}</DialogTitle>
      {(!canInstall || !isInstalled) && (
        <DialogContent sx={{ flex: 'none', pb: 1.5, overflow: 'visible' }}>
          <Typography sx={{ color: 'text.secondary' }}>{pack.description}</Typography>
        </DialogContent>
      )}
      {!canInstall && <PackContents pack={pack} onClose={onClose} />}
      {canInstall && isInstalled && (
        <InstallationPanel
          pack={pack}
          id={installationId}
          onInstallAgain={() => setUpdating(true)}
          onClose={onClose}
        />
      )}
      {canInstall && !isInstalled && (
        <Stack sx={{ minHeight: 0 }}>
          <InstallForm
            pack={pack}
            busyPackName={busyPackName}
            onStarted={(id) => {
              setInstallationId(id);
              setUpdating(false);
            }}
            onClose={onClose}
          />
        </Stack>
      )}
    </Dialog>
  );
}
