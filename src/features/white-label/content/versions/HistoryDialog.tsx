import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useId, useState } from 'react';
import type { ContentVersionFieldsFragment } from '@/api/types';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { ResolveImageUrl } from '@/ui/content/ContentView';
import * as texts from '@/texts/white-label/content/versions';
import { VersionItem } from './VersionItem';
import { VersionView, type OpenVersion, type UseVersionQuery } from './VersionView';
import type { ContentFields } from '../contentFields';

interface HistoryDialogProps {
  title: string;
  versions: readonly ContentVersionFieldsFragment[];
  /** The content in the editor. */
  current: ContentFields;
  /** Livery's own text, with which the first draft started. */
  template?: ContentFields;
  versionQuery: UseVersionQuery;
  pictureUrl?: ResolveImageUrl;
  /** Restores the version as the draft. */
  onRestore: (version: OpenVersion) => Promise<void>;
  onClose: () => void;
}

export function HistoryDialog(props: HistoryDialogProps) {
  const { title, versions, current, template, versionQuery, pictureUrl, onRestore, onClose } = props;
  const titleId = useId();
  const [openVersion, setOpenVersion] = useState<OpenVersion | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  const restore = async (number: OpenVersion) => {
    setBusy(true);
    await onRestore(number);
    setBusy(false);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.versionsOf(title)}</DialogTitle>
      <DialogContent>
        {openVersion !== undefined ? (
          <VersionView
            key={openVersion}
            {...{ openVersion, current, template, versionQuery, pictureUrl, isBusy }}
            onRestore={() => void restore(openVersion)}
            onBack={() => setOpenVersion(undefined)}
          />
        ) : (
          <List disablePadding>
            {versions.map((version) => (
              <VersionItem
                key={version.number}
                version={version}
                onOpen={() => setOpenVersion(version.number)}
              />
            ))}
            {template && <VersionItem version={null} onOpen={() => setOpenVersion(null)} />}
            {versions.length === 0 && !template && (
              <EmptyState title={texts.noVersionsYet}>{texts.publishingMakesTheFirstOne}</EmptyState>
            )}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
