import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '@/ui/Button';
import { TextDiff } from '@/ui/content/TextDiff';
import * as texts from '@/texts/white-label/content/versions';
import type { ContentFields } from '../contentFields';

interface ChangesDialogProps {
  before: ContentFields;
  /** Name of the compared text: `Version 3` or `The template`. */
  beforeName: string;
  after: ContentFields;
  onDiscard?: () => void;
  onClose: () => void;
}

/** Compares the draft with the published text or the template. */
export function ChangesDialog({ before, beforeName, after, onDiscard, onClose }: ChangesDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.besideYourDraft(beforeName)}</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label={texts.whatTheDraftChanges}>
        <TextDiff before={before} after={after} />
      </DialogContent>
      <DialogActions>
        {onDiscard && (
          <Button color="red" variant="text" onClick={onDiscard}>
            {texts.discardTheDraft}
          </Button>
        )}
        <Button color="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
