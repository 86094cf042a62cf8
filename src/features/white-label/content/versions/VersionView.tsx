import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { ToggleChip } from '@/ui/ToggleChip';
import { ContentView, type ResolveImageUrl } from '@/ui/content/ContentView';
import { TextDiff } from '@/ui/content/TextDiff';
import * as texts from '@/texts/white-label/content/versions';
import { isSameContent, type ContentFields } from '../contentFields';

/** The number of the open version. Null is the template. */
export type OpenVersion = number | null;

/** A hook that fetches a published version. Null skips the query. */
export type UseVersionQuery = (number: number | null) => {
  content: ContentFields | undefined;
  error: unknown;
  refetch: () => void;
};

interface VersionViewProps {
  openVersion: OpenVersion;
  current: ContentFields;
  template?: ContentFields;
  versionQuery: UseVersionQuery;
  pictureUrl?: ResolveImageUrl;
  isBusy: boolean;
  onRestore: () => void;
  onBack: () => void;
}

export function VersionView(props: VersionViewProps) {
  const {
    openVersion,
    current,
    template,
    versionQuery: useVersionQuery,
    pictureUrl,
    isBusy,
    onRestore,
    onBack,
  } = props;
  const [isCompared, setCompared] = useState(true);
  const { content: published, error, refetch } = useVersionQuery(openVersion);
  const content = openVersion === null ? template : published;
  const name = openVersion === null ? texts.theTemplate : texts.versionLooked(openVersion);

  if (error && !content) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!content) return <Skeleton variant="rounded" height={240} />;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size={2} color="gray" variant="text" onClick={onBack}>
          {texts.allVersions}
        </Button>
        <ToggleChip label={texts.whatHasChangedSince} isOn={isCompared} onClick={() => setCompared(true)} />
        <ToggleChip label={texts.theText} isOn={!isCompared} onClick={() => setCompared(false)} />
        <Box sx={{ flex: 1 }} />
        <Button size={2} onClick={onRestore} isLoading={isBusy} disabled={isSameContent(content, current)}>
          {texts.makeTheDraft(name)}
        </Button>
      </Box>
      {isCompared ? (
        <TextDiff before={content} after={current} />
      ) : (
        <>
          <Typography variant="h2">{content.title}</Typography>
          <ContentView html={content.html} resolveImageUrl={pictureUrl} />
        </>
      )}
    </Stack>
  );
}
