import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '@/ui/Button';
import { Difference } from '@/ui/content/Difference';
import * as texts from '@/texts/white-label/content/versions';
import type { Words } from '../words';

interface ChangesDialogProps {
  before: Words;
  /** "What is published", or "The template". */
  beforeName: string;
  after: Words;
  onDiscard?: () => void;
  onClose: () => void;
}

/** What the draft changes of what clients have. */
export function ChangesDialog({ before, beforeName, after, onDiscard, onClose }: ChangesDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.besideYourDraft(beforeName)}</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label={texts.whatTheDraftChanges}>
        <Difference before={before} after={after} />
      </DialogContent>
      <DialogActions>
        {onDiscard && (
          <Button colour="red" variant="text" onClick={onDiscard}>
            {texts.discardTheDraft}
          </Button>
        )}
        <Button colour="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
