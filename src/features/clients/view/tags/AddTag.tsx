import Box from '@mui/material/Box';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { useGetClientFacetsQuery } from '../../clientsApi';
import { maxTagLength, maxTags } from '../../clientTags';

function refusalOf(tag: string, tags: readonly string[]): string | null {
  if (tag === '') return 'Type a tag first.';
  if (tag.length > maxTagLength) return `A tag has at most ${maxTagLength} characters.`;
  if (tags.includes(tag)) return `The client has the tag “${tag}” already.`;
  return tags.length >= maxTags ? `A client can have ${maxTags} tags at most.` : null;
}

interface AddTagProps {
  tags: readonly string[];
  isBusy: boolean;
  /** Resolves to why it was not added, or null. */
  onAdd: (tag: string) => Promise<string | null>;
}

export function AddTag({ tags, isBusy, onAdd }: AddTagProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useGetClientFacetsQuery();
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
