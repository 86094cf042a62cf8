import Stack from '@mui/material/Stack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Draft } from './useDraft';

/** Offers what was typed in this browser and never reached the server. */
export function KeptNotice({ draft: { keeper, state } }: { draft: Draft }) {
  if (!state.kept) return null;
  return (
    <Notice tone="blue" title="You typed something here that was not saved">
      The connection was lost before it could be saved, so it was kept in this browser.
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        <Button size={2} variant="soft" onClick={() => keeper.bringBack()}>
          Bring it back
        </Button>
        <Button size={2} variant="text" colour="gray" onClick={() => keeper.throwAway()}>
          Throw it away
        </Button>
      </Stack>
    </Notice>
  );
}
