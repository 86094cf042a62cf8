import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/white-label/content/draft';
import type { DraftState } from './draftStore';

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
