import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Panel } from '@/ui/Panel';
import { RemovableChip } from '@/ui/RemovableChip';
import { toast } from '@/ui/toast';
import { useClientEditing } from '../edit/clientEditing';
import type { ViewedClient } from '../viewedClient';
import { AddTag } from './AddTag';

const messageOfRefusal = (error: unknown): string =>
  Object.values(fieldErrors(error))[0] ?? errorMessage(error);

export function TagsSection({ client }: { client: ViewedClient }) {
  const { save } = useClientEditing();
  const [isBusy, setBusy] = useState(false);

  const change = async (tags: string[], told: string): Promise<string | null> => {
    setBusy(true);
    const outcome = await save(client, { tags });
    setBusy(false);
    if (outcome.kind === 'Refused') return messageOfRefusal(outcome.error);
    if (outcome.kind === 'Saved') toast.success(told);
    return outcome.kind === 'Kept' ? 'The tags were not saved.' : null;
  };
  const remove = async (tag: string) => {
    const rest = client.tags.filter((other) => other !== tag);
    const refusal = await change(rest, `The tag “${tag}” was removed`);
    if (refusal) toast.error(refusal);
  };

  return (
    <Panel title="Tags">
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {client.tags.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No tags</Typography>}
        <Box
          component="ul"
          aria-label="Tags"
          hidden={client.tags.length === 0}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {client.tags.map((tag) => (
            <RemovableChip
              key={tag}
              label={tag}
              tone="gray"
              removeLabel={`Remove the tag ${tag}`}
              isBusy={isBusy}
              onRemove={() => remove(tag)}
            />
          ))}
        </Box>
        <AddTag
          tags={client.tags}
          isBusy={isBusy}
          onAdd={(tag) => change([...client.tags, tag], `The tag “${tag}” was added`)}
        />
      </Box>
    </Panel>
  );
}
