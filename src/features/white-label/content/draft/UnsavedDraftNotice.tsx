import Stack from '@mui/material/Stack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/content/draft';
import type { Draft } from './useDraft';

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
