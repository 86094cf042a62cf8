import Stack from '@mui/material/Stack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/content/draft';
import type { Draft } from './useDraft';

/** Offers what was typed in this browser and never reached the server. */
export function KeptNotice({ draft: { keeper, state } }: { draft: Draft }) {
  if (!state.kept) return null;
  return (
    <Notice tone="blue" title={texts.youTypedSomethingHere}>
      {texts.theConnectionWasLostBefore}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        <Button size={2} variant="soft" onClick={() => keeper.bringBack()}>
          {texts.bringItBack}
        </Button>
        <Button size={2} variant="text" colour="gray" onClick={() => keeper.throwAway()}>
          {texts.throwItAway}
        </Button>
      </Stack>
    </Notice>
  );
}
