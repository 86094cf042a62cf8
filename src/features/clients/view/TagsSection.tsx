import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useGetKnownTagsQuery } from '../clientViewApi';
import { useClientEditing } from './edit/clientEditing';
import type { ViewedClient } from './viewedClient';

const maxTags = 20;
const maxTagLength = 30;

const messageOfRefusal = (error: unknown): string =>
  Object.values(fieldErrors(error))[0] ?? errorMessage(error);

function refusalOf(tag: string, tags: readonly string[]): string | null {
  if (tag === '') return 'Type a tag first.';
  if (tag.length > maxTagLength) return `A tag has at most ${maxTagLength} characters.`;
  if (tags.includes(tag)) return `The client has the tag “${tag}” already.`;
  return tags.length >= maxTags ? `A client can have ${maxTags} tags at most.` : null;
}

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
            <TagChip key={tag} tag={tag} isBusy={isBusy} onRemove={() => remove(tag)} />
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

function TagChip({ tag, isBusy, onRemove }: { tag: string; isBusy: boolean; onRemove: () => void }) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        pl: 1.25,
        borderRadius: 99,
        typography: 'body2',
        overflowWrap: 'anywhere',
        bgcolor: palette.tones.gray.soft,
        color: palette.tones.gray.text,
      })}
    >
      {tag}
      <ButtonBase
        aria-label={`Remove the tag ${tag}`}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onRemove}
        sx={{ width: 28, height: 28, borderRadius: 99 }}
      >
        <CloseIcon sx={{ fontSize: 14 }} />
      </ButtonBase>
    </Box>
  );
}

interface AddTagProps {
  tags: readonly string[];
  isBusy: boolean;
  onAdd: (tag: string) => Promise<string | null>;
}

function AddTag({ tags, isBusy, onAdd }: AddTagProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useGetKnownTagsQuery();
  const suggestions = (data?.clientFacets.tags ?? []).filter(({ value }) => !tags.includes(value));

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const tag = text.trim();
    const refusal = refusalOf(tag, tags) ?? (await onAdd(tag));
    setProblem(refusal);
    if (!refusal) setText('');
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={add}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        label="Add a tag"
        isLabelHidden
        placeholder="Add a tag"
        autoComplete="off"
        list={listId}
        value={text}
        error={problem ?? undefined}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <datalist id={listId}>
        {suggestions.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <Button type="submit" colour="gray" variant="soft" isLoading={isBusy}>
        Add
      </Button>
    </Box>
  );
}
