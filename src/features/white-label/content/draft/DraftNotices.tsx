import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Stale } from '@/api/errors';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/white-label/content/draft';
import { Button } from '@/ui/Button';
import { contentText } from '@/ui/content/contentText';
import { TextDiff } from '@/ui/content/TextDiff';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import type { ContentFields, DraftState } from './draftStore';
import type { Draft } from './useDraft';

function statusText({ status, savedAt, stale, message }: DraftState): string {
  if (stale) return texts.notSavedThisWasChanged;
  if (status === 'Unreachable') return texts.notSavedNoConnectionWhatYou;
  if (status === 'Refused') return texts.notSaved(message ?? '');
  if (status !== 'Saved') return texts.saving;
  return savedAt ? texts.savedAt(formatDate(savedAt.toISOString(), 'time')) : texts.everythingIsSaved;
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

/** Shows how the operator's text differs from another operator's earlier save, and offers to keep either. */
export function StaleDraftNotice({ stale, mine, theirs, onTheirs, onMine }: StaleDraftNoticeProps) {
  return (
    <div role="alert">
      <Notice tone="amber" title={texts.thisTextWasChangedMeanwhile}>
        {texts.somebodyElseSavedItOnWhile(stale.changedBy, formatDate(stale.changedAt, 'dateTime'))}
        {theirs && (
          <Box component="details" sx={{ pt: 1 }}>
            <summary>{texts.whatYoursAddsToTheirs}</summary>
            <Box
              sx={{ maxHeight: 320, overflow: 'auto', pt: 1 }}
              tabIndex={0}
              role="region"
              aria-label={texts.difference}
            >
              <TextDiff before={theirs} after={mine} />
            </Box>
          </Box>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1, alignItems: 'center' }}>
          <Button size={2} variant="soft" color="gray" onClick={onTheirs} disabled={!theirs}>
            {texts.takeTheirs}
          </Button>
          <Button size={2} variant="soft" onClick={onMine} disabled={!theirs}>
            {texts.saveMineOver}
          </Button>
          <CopyButton text={contentText(mine.html)} label={texts.copyWhatYouWrote} />
        </Stack>
      </Notice>
    </div>
  );
}

/** Offers to restore or discard text that this browser stored but never saved on the server. */
export function UnsavedDraftNotice({ draft: { draftStore, state } }: { draft: Draft }) {
  if (!state.unsaved) return null;
  return (
    <Notice tone="blue" title={texts.youTypedSomethingHere}>
      {texts.theConnectionWasLostBefore}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        <Button size={2} variant="soft" onClick={() => draftStore.restoreUnsaved()}>
          {texts.bringItBack}
        </Button>
        <Button size={2} variant="text" color="gray" onClick={() => draftStore.discardUnsaved()}>
          {texts.throwItAway}
        </Button>
      </Stack>
    </Notice>
  );
}
