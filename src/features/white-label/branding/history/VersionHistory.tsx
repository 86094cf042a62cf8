import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/branding/history';
import { useGetThemeVersionsQuery, useRestoreThemeVersionMutation } from '../brandingApi';
import { VersionRow, type ThemeVersion } from './VersionRow';

const initialCount = 5;

export function VersionHistory({ onRestored }: { onRestored: () => void }) {
  const { data, error, refetch } = useGetThemeVersionsQuery();
  const [isExpanded, setExpanded] = useState(false);
  const [chosen, setChosen] = useState<ThemeVersion | null>(null);
  const [restore, { isLoading }] = useRestoreThemeVersionMutation();

  async function restoreChosen() {
    if (!chosen) return;
    const result = await restore({ number: chosen.number });
    setChosen(null);
    if (result.error) return toast.error(errorMessage(result.error));
    toast.success(texts.versionBroughtBack(chosen.number));
    onRestored();
  }

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  const versions = data?.themeVersions;
  const shown = isExpanded ? versions : versions?.slice(0, initialCount);
  return (
    <Panel title={texts.history} isFlush>
      {!versions && <Skeleton variant="rounded" height={72} sx={{ m: 2.5 }} />}
      {versions?.length === 0 && (
        <EmptyState title={texts.nothingSavedYet}>{texts.eachSaveWillStandHere}</EmptyState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5 }}>
        {shown?.map((version, index) => (
          <VersionRow
            key={version.number}
            version={version}
            isCurrent={index === 0}
            onRestore={() => setChosen(version)}
          />
        ))}
      </Box>
      {versions && versions.length > initialCount && !isExpanded && (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <Button size={2} variant="text" color="gray" onClick={() => setExpanded(true)}>
            {texts.showAll(versions.length)}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={chosen !== null}
        title={texts.bringBackVersionNumber(chosen?.number ?? '')}
        confirmLabel={texts.bringBack}
        isBusy={isLoading}
        onConfirm={() => void restoreChosen()}
        onClose={() => setChosen(null)}
      >
        {texts.itsColourItsWords(chosen?.title)}
      </ConfirmDialog>
    </Panel>
  );
}
