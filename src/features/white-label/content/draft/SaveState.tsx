import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import type { DraftState } from './draftKeeper';

function wordsOf({ status, savedAt, stale, message }: DraftState): string {
  if (stale) return 'Not saved: this was changed meanwhile. What you typed is kept here.';
  if (status === 'Unreachable') return 'Not saved: no connection. What you typed is kept here.';
  if (status === 'Refused') return `Not saved. ${message ?? ''}`;
  if (status !== 'Saved') return 'Saving…';
  return savedAt ? `Saved at ${formatDate(savedAt.toISOString(), 'time')}` : 'Everything is saved';
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
