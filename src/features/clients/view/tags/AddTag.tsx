import Box from '@mui/material/Box';
import { useId, useState, type FormEvent, type Ref } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/view/tags';
import { useGetClientFacetsQuery } from '../../clientsApi';
import { tagProblem } from '../../clientSchemas';

function validateTag(tag: string, tags: readonly string[]): string | null {
  if (tag === '') return texts.typeATagFirst;
  if (tags.includes(tag)) return texts.theClientHasTheTagAlready(tag);
  return tagProblem([...tags, tag]);
}

interface AddTagProps {
  tags: readonly string[];
  isBusy: boolean;
  /** Resolves to an error message, or null if the tag was added. */
  onAdd: (tag: string) => Promise<string | null>;
  ref: Ref<HTMLInputElement>;
}

export function AddTag({ tags, isBusy, onAdd, ref }: AddTagProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { data } = useGetClientFacetsQuery();
  const suggestions = (data?.clientFacets.tags ?? []).filter(({ value }) => !tags.includes(value));

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const tag = text.trim();
    const errorText = validateTag(tag, tags) ?? (await onAdd(tag));
    setError(errorText);
    if (!errorText) setText('');
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
        error={error ?? undefined}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <datalist id={listId}>
        {suggestions.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <Button type="submit" color="gray" variant="soft" isLoading={isBusy}>
        {texts.add}
      </Button>
    </Box>
  );
}
