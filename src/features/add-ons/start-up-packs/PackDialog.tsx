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
  mayInstall: boolean;
  /** Another pack that is being installed or taken back: this one has to wait. */
  busyWith: string | null;
  onClose: () => void;
}

/** A pack: what it holds, what it would add here, and what became of it. */
export function PackDialog({ pack, mayInstall, busyWith, onClose }: PackDialogProps) {
  const titleId = useId();
  // What is being taken back is not the pack's installation any more once it is: it stays to be read.
  const [followed, follow] = useState(pack.installation?.id ?? null);
  const [isUpdating, setUpdating] = useState(false);
  const isInstalled = followed !== null && !isUpdating;

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId} scroll="paper">
      <DialogTitle id={titleId}>{pack.name}</DialogTitle>
      {(!mayInstall || !isInstalled) && (
        <DialogContent sx={{ flex: 'none', pb: 1.5, overflow: 'visible' }}>
          <Typography sx={{ color: 'text.secondary' }}>{pack.description}</Typography>
        </DialogContent>
      )}
      {!mayInstall && <PackContents pack={pack} onClose={onClose} />}
      {mayInstall && isInstalled && (
        <InstallationPanel
          pack={pack}
          id={followed}
          onInstallAgain={() => setUpdating(true)}
          onClose={onClose}
        />
      )}
      {mayInstall && !isInstalled && (
        <Stack sx={{ minHeight: 0 }}>
          <InstallForm
            pack={pack}
            busyWith={busyWith}
            onBegun={(id) => {
              follow(id);
              setUpdating(false);
            }}
            onClose={onClose}
          />
        </Stack>
      )}
    </Dialog>
  );
}
