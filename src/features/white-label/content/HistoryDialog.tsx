import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ContentVersionFieldsFragment } from '@/api/types';
import { formatDay } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ContentView, type ResolveImageUrl } from '@/ui/content/ContentView';
import { TextDiff } from '@/ui/content/TextDiff';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { StatusBadge } from '@/ui/StatusBadge';
import { ToggleChip } from '@/ui/ToggleChip';
import { type ContentFields, isSameContent } from './draft/draftStore';

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
  template: ContentFields | null;
  versionQuery: UseVersionQuery;
  pictureUrl?: ResolveImageUrl;
  isBusy: boolean;
  onRestore: () => void;
  onBack: () => void;
}

function VersionView(props: VersionViewProps) {
  const { t } = useLingui();
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

  if (error && !content) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!content) return <Skeleton variant="rounded" height={240} />;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size={2} color="gray" variant="text" onClick={onBack}>
          {t`All versions`}
        </Button>
        <ToggleChip label={t`Changes`} isOn={isCompared} onClick={() => setCompared(true)} />
        <ToggleChip label={t`Text`} isOn={!isCompared} onClick={() => setCompared(false)} />
        <Box sx={{ flex: 1 }} />
        <Button size={2} onClick={onRestore} isLoading={isBusy} disabled={isSameContent(content, current)}>
          {openVersion === null ? t`Restore template` : t`Restore version ${openVersion}`}
        </Button>
      </Box>
      {isCompared ? (
        <TextDiff before={content} after={current} />
      ) : (
        <>
          <Typography variant="h2" dir="auto">
            {content.title}
          </Typography>
          <ContentView html={content.html} resolveImageUrl={pictureUrl} />
        </>
      )}
    </Stack>
  );
}

function describeVersion(version: ContentVersionFieldsFragment): string {
  const { publishedAt, publishedBy, effectiveOn, restoredFrom, acceptedCount, note } = version;
  const date = formatDate(publishedAt, 'dateTime');
  return [
    publishedBy ? t`Published ${date} by ${publishedBy}` : t`Published ${date}`,
    effectiveOn && t`Effective ${{ day: formatDay(effectiveOn) }}`,
    restoredFrom !== null && t`Restored from version ${restoredFrom}`,
    acceptedCount !== null &&
      t`${plural(acceptedCount, { one: 'Accepted by # client', other: 'Accepted by # clients' })}`,
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Shows a version in the list, or the template if `version` is null. */
function VersionItem({
  version,
  onOpen,
}: {
  version: ContentVersionFieldsFragment | null;
  onOpen: () => void;
}) {
  const { t } = useLingui();
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={
          <>
            {version ? t`Version ${{ number: version.number }}` : t`Template`}{' '}
            {version?.isDeployed && (
              <StatusBadge tone="green">{t({ message: 'Live', context: 'version' })}</StatusBadge>
            )}
          </>
        }
        secondary={version ? describeVersion(version) : t`Provided by Livery. Have a lawyer review it.`}
        sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}
      />
      <Button
        size={2}
        color="gray"
        variant="soft"
        aria-label={version ? t`View version ${{ number: version.number }}` : t`View template`}
        onClick={onOpen}
      >
        {t({ message: 'View', context: 'button' })}
      </Button>
    </ListItem>
  );
}

interface HistoryDialogProps {
  title: string;
  versions: readonly ContentVersionFieldsFragment[];
  /** The content in the editor. */
  current: ContentFields;
  /** Livery's own text, with which the first draft started. */
  template: ContentFields | null;
  versionQuery: UseVersionQuery;
  pictureUrl?: ResolveImageUrl;
  /** Restores the version as the draft. */
  onRestore: (version: OpenVersion) => Promise<void>;
  onClose: () => void;
}

export function HistoryDialog(props: HistoryDialogProps) {
  const { t } = useLingui();
  const { title, versions, current, template, versionQuery, pictureUrl, onRestore, onClose } = props;
  const [openVersion, setOpenVersion] = useState<OpenVersion | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  const restore = async (number: OpenVersion) => {
    setBusy(true);
    await onRestore(number);
    setBusy(false);
  };

  return (
    <Dialog title={t`Version history of ${title}`} size="md" onClose={onClose}>
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
            <EmptyState title={t`No versions yet`}>{t`Versions appear here after you publish.`}</EmptyState>
          )}
        </List>
      )}
    </Dialog>
  );
}
