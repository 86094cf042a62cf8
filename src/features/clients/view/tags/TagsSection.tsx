import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Panel } from '@/ui/Panel';
import { RemovableChip } from '@/ui/RemovableChip';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/view/tags';
import { useClientEditing } from '../edit/clientEditing';
import type { ViewedClient } from '../viewedClient';
import { AddTag } from './AddTag';

const errorTextOf = (error: unknown): string => Object.values(fieldErrors(error))[0] ?? errorMessage(error);

export function TagsSection({ client }: { client: ViewedClient }) {
  const { save } = useClientEditing();
  const [isBusy, setBusy] = useState(false);
  const addTagInput = useRef<HTMLInputElement>(null);

  const saveTags = async (tags: string[], successText: string): Promise<string | null> => {
    setBusy(true);
    const outcome = await save(client, { tags });
    setBusy(false);
    if (outcome.kind === 'Refused') return errorTextOf(outcome.error);
    if (outcome.kind === 'Saved') toast.success(successText);
    return outcome.kind === 'Canceled' ? texts.theTagsWereNotSaved : null;
  };
  const remove = async (tag: string) => {
    const rest = client.tags.filter((other) => other !== tag);
    const errorText = await saveTags(rest, texts.theTagWasRemoved(tag));
    if (errorText) toast.error(errorText);
    // The clicked button disappears with its tag, so focus moves to the input.
    else addTagInput.current?.focus();
  };

  return (
    <Panel title={texts.tags}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {client.tags.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.noTags}</Typography>}
        <Box
          component="ul"
          aria-label={texts.tags}
          hidden={client.tags.length === 0}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {client.tags.map((tag) => (
            <RemovableChip
              key={tag}
              label={tag}
              tone="gray"
              removeLabel={texts.removeTheTag(tag)}
              isBusy={isBusy}
              onRemove={() => remove(tag)}
            />
          ))}
        </Box>
        <AddTag
          ref={addTagInput}
          tags={client.tags}
          isBusy={isBusy}
          onAdd={(tag) => saveTags([...client.tags, tag], texts.theTagWasAdded(tag))}
        />
      </Box>
    </Panel>
  );
}
