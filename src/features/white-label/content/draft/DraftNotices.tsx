import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Stale } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { contentText } from '@/ui/content/contentText';
import { TextDiff } from '@/ui/content/TextDiff';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import type { ContentFields, DraftState } from './draftStore';
import type { Draft } from './useDraft';

function statusText({ status, savedAt, stale, message }: DraftState): string {
  if (stale) return t`Not saved: someone else saved changes. Your changes are still here.`;
  if (status === 'Unreachable') return t`Not saved: no connection. Your changes are kept in this browser.`;
  if (status === 'Refused') return t`Not saved. ${{ message: message ?? '' }}`;
  if (status !== 'Saved') return t`Saving…`;
  return savedAt ? t`Saved at ${{ date: formatDate(savedAt.toISOString(), 'time') }}` : t`All changes saved`;
}

/** Shows the save status and announces its changes to screen readers. */
export function SaveState({ state }: { state: DraftState }) {
  const hasFailed = state.status === 'Unreachable' || state.status === 'Refused';
  return (
    <Box
      role="status"
      sx={{ typography: 'body2', color: hasFailed ? 'error.main' : 'text.secondary', minHeight: 20 }}
    >
      {statusText(state)}
    </Box>
  );
}

interface StaleDraftNoticeProps {
  stale: Stale;
  mine: ContentFields;
  /** Null while loading. */
  theirs: ContentFields | null;
  onTheirs: () => void;
  onMine: () => void;
}

function staleText({ changedBy, changedAt }: Stale): string {
  const date = formatDate(changedAt, 'dateTime');
  return changedBy
    ? t`${changedBy} saved changes on ${date} while you were editing. Your changes are still here but not saved.`
    : t`Another user saved changes on ${date} while you were editing. Your changes are still here but not saved.`;
}

/** Shows how the operator's text differs from another operator's earlier save, and offers to keep either. */
export function StaleDraftNotice({ stale, mine, theirs, onTheirs, onMine }: StaleDraftNoticeProps) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <Notice tone="amber" title={t`Someone else saved changes`}>
        {staleText(stale)}
        {theirs && (
          <Box component="details" sx={{ pt: 1 }}>
            <summary>{t`Compare your version with theirs`}</summary>
            <Box
              sx={{ maxHeight: 320, overflow: 'auto', pt: 1 }}
              tabIndex={0}
              role="region"
              aria-label={t`Differences`}
            >
              <TextDiff before={theirs} after={mine} />
            </Box>
          </Box>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1, alignItems: 'center' }}>
          <Button size={2} variant="soft" color="gray" onClick={onTheirs} disabled={!theirs}>
            {t`Use their version`}
          </Button>
          <Button size={2} variant="soft" onClick={onMine} disabled={!theirs}>
            {t`Overwrite with mine`}
          </Button>
          <CopyButton text={contentText(mine.html)} label={t`Copy my text`} />
        </Stack>
      </Notice>
    </div>
  );
}

/** Offers to restore or discard text that this browser stored but never saved on the server. */
export function UnsavedDraftNotice({ draft: { draftStore, state } }: { draft: Draft }) {
  const { t } = useLingui();
  if (!state.unsaved) return null;
  return (
    <Notice tone="blue" title={t`You have unsaved changes`}>
      {t`The connection was lost before your changes were saved, so this browser kept them.`}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        <Button size={2} variant="soft" onClick={() => draftStore.restoreUnsaved()}>
          {t`Restore changes`}
        </Button>
        <Button size={2} variant="text" color="gray" onClick={() => draftStore.discardUnsaved()}>
          {t`Discard changes`}
        </Button>
      </Stack>
    </Notice>
  );
}
