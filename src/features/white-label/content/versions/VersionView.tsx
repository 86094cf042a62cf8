import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { ToggleChip } from '@/ui/ToggleChip';
import { ContentView, type PictureUrl } from '@/ui/content/ContentView';
import { Difference } from '@/ui/content/Difference';
import * as texts from '@/texts/white-label/content/versions';
import type { Looked } from './HistoryDialog';
import { isSame, type Words } from '../words';

/** A hook that reads a published version; it is told null where none is to be read. */
export type LookUp = (number: number | null) => {
  words: Words | undefined;
  error: unknown;
  refetch: () => void;
};

interface VersionViewProps {
  looked: Looked;
  now: Words;
  template?: Words;
  lookUp: LookUp;
  pictureUrl?: PictureUrl;
  isBusy: boolean;
  onRestore: () => void;
  onBack: () => void;
}

export function VersionView(props: VersionViewProps) {
  const { looked, now, template, lookUp: useLookUp, pictureUrl, isBusy, onRestore, onBack } = props;
  const [isCompared, setCompared] = useState(true);
  const { words: published, error, refetch } = useLookUp(looked);
  const words = looked === null ? template : published;
  const name = looked === null ? texts.theTemplate : texts.versionLooked(looked);

  if (error && !words) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!words) return <Skeleton variant="rounded" height={240} />;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size={2} colour="gray" variant="text" onClick={onBack}>
          {texts.allVersions}
        </Button>
        <ToggleChip label={texts.whatHasChangedSince} isOn={isCompared} onClick={() => setCompared(true)} />
        <ToggleChip label={texts.theText} isOn={!isCompared} onClick={() => setCompared(false)} />
        <Box sx={{ flex: 1 }} />
        <Button size={2} onClick={onRestore} isLoading={isBusy} disabled={isSame(words, now)}>
          {texts.makeTheDraft(name)}
        </Button>
      </Box>
      {isCompared ? (
        <Difference before={words} after={now} />
      ) : (
        <>
          <Typography variant="h2">{words.title}</Typography>
          <ContentView html={words.html} pictureUrl={pictureUrl} />
        </>
      )}
    </Stack>
  );
}
