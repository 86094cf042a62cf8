import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/white-label/content/draft';
import type { DraftState } from './draftKeeper';

function wordsOf({ status, savedAt, stale, message }: DraftState): string {
  if (stale) return texts.notSavedThisWasChanged;
  if (status === 'Unreachable') return texts.notSavedNoConnectionWhatYou;
  if (status === 'Refused') return texts.notSaved(message ?? '');
  if (status !== 'Saved') return texts.saving;
  return savedAt ? texts.savedAt(formatDate(savedAt.toISOString(), 'time')) : texts.everythingIsSaved;
}

/** How what is typed stands, read out when it changes. */
export function SaveState({ state }: { state: DraftState }) {
  const isTrouble = state.status === 'Unreachable' || state.status === 'Refused';
  return (
    <Box
      role="status"
      sx={{ typography: 'body2', color: isTrouble ? 'error.main' : 'text.secondary', minHeight: 20 }}
    >
      {wordsOf(state)}
    </Box>
  );
}
