import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { PictureUrl } from '@/ui/content/ContentView';
import * as texts from '@/texts/white-label/content/versions';
import type { VersionFragment } from '../content.generated';
import { VersionItem } from './VersionItem';
import { VersionView, type LookUp } from './VersionView';
import type { Words } from '../words';

export type Version = VersionFragment;

/** One that is looked at; null is the template. */
export type Looked = number | null;

interface HistoryDialogProps {
  title: string;
  versions: readonly Version[];
  /** What stands in the editor. */
  now: Words;
  /** Our own text that it began with. */
  template?: Words;
  lookUp: LookUp;
  pictureUrl?: PictureUrl;
  /** Makes it the draft. */
  onRestore: (looked: Looked) => Promise<void>;
  onClose: () => void;
}

/** Every version there was: to be read, compared with the text as it is, and brought back. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { title, versions, now, template, lookUp, pictureUrl, onRestore, onClose } = props;
  const titleId = useId();
  const [looked, setLooked] = useState<Looked | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  const restore = async (which: Looked) => {
    setBusy(true);
    await onRestore(which);
    setBusy(false);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.versionsOf(title)}</DialogTitle>
      <DialogContent>
        {looked !== undefined ? (
          <VersionView
            key={looked}
            {...{ looked, now, template, lookUp, pictureUrl, isBusy }}
            onRestore={() => void restore(looked)}
            onBack={() => setLooked(undefined)}
          />
        ) : (
          <List disablePadding>
            {versions.map((version) => (
              <VersionItem key={version.number} version={version} onLook={() => setLooked(version.number)} />
            ))}
            {template && <VersionItem version={null} onLook={() => setLooked(null)} />}
            {versions.length === 0 && !template && (
              <EmptyState title={texts.noVersionsYet}>{texts.publishingMakesTheFirstOne}</EmptyState>
            )}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
