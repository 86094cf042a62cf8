import Box from '@mui/material/Box';
import { useId, useState, type FormEvent, type Ref } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/view/tags';
import { useGetClientFacetsQuery } from '../../clientsApi';
import { maxTagLength, maxTags } from '../../clientTags';

function refusalOf(tag: string, tags: readonly string[]): string | null {
  if (tag === '') return texts.typeATagFirst;
  if (tag.length > maxTagLength) return texts.aTagHasAtMostCharacters(maxTagLength);
  if (tags.includes(tag)) return texts.theClientHasTheTagAlready(tag);
  return tags.length >= maxTags ? texts.aClientCanHaveTags(maxTags) : null;
}

interface AddTagProps {
  tags: readonly string[];
  isBusy: boolean;
  /** Resolves to why it was not added, or null. */
  onAdd: (tag: string) => Promise<string | null>;
  ref: Ref<HTMLInputElement>;
}

export function AddTag({ tags, isBusy, onAdd, ref }: AddTagProps) {
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
        ref={ref}
        label={texts.addATag}
        isLabelHidden
        placeholder={texts.addATag}
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
        {texts.add}
      </Button>
    </Box>
  );
}
