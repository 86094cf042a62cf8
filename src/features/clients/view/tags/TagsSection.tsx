import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { RemovableChip } from '@/ui/RemovableChip';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { tagProblem } from '../../clientSchemas';
import { useGetClientFacetsQuery } from '../../clientsApi';
import { useClientEditing } from '../edit/clientEditing';
import type { ViewedClient } from '../../clientViewApi';

function validateTag(tag: string, tags: readonly string[]): string | null {
  if (tag === '') return t`Enter a tag.`;
  if (tags.includes(tag)) return t`This client already has the tag “${tag}”.`;
  return tagProblem([...tags, tag]);
}

interface AddTagProps {
  tags: readonly string[];
  isBusy: boolean;
  /** Resolves to an error message, or null if the tag was added. */
  onAdd: (tag: string) => Promise<string | null>;
  ref: Ref<HTMLInputElement>;
}

function AddTag({ tags, isBusy, onAdd, ref }: AddTagProps) {
  const { t } = useLingui();
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
        label={t`Add a tag`}
        isLabelHidden
        placeholder={t`Add a tag`}
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
        {t`Add`}
      </Button>
    </Box>
  );
}

const errorTextOf = (error: unknown): string => Object.values(fieldErrors(error))[0] ?? errorMessage(error);

export function TagsSection({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  const { save } = useClientEditing();
  const [isBusy, setBusy] = useState(false);
  const addTagInput = useRef<HTMLInputElement>(null);

  const saveTags = async (tags: string[], successText: string): Promise<string | null> => {
    setBusy(true);
    const outcome = await save(client, { tags });
    setBusy(false);
    if (outcome.kind === 'Refused') return errorTextOf(outcome.error);
    if (outcome.kind === 'Saved') toast.success(successText);
    return outcome.kind === 'Canceled' ? t`The tags weren’t saved.` : null;
  };
  const remove = async (tag: string) => {
    const rest = client.tags.filter((other) => other !== tag);
    const errorText = await saveTags(rest, t`Tag “${tag}” removed`);
    if (errorText) toast.error(errorText);
    // The clicked button disappears with its tag, so focus moves to the input.
    else addTagInput.current?.focus();
  };

  return (
    <Panel title={t`Tags`}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {client.tags.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t`No tags yet`}</Typography>
        )}
        <Box
          component="ul"
          aria-label={t`Tags`}
          hidden={client.tags.length === 0}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {client.tags.map((tag) => (
            <RemovableChip
              key={tag}
              label={tag}
              tone="gray"
              removeLabel={t`Remove tag “${tag}”`}
              isBusy={isBusy}
              onRemove={() => remove(tag)}
            />
          ))}
        </Box>
        <AddTag
          ref={addTagInput}
          tags={client.tags}
          isBusy={isBusy}
          onAdd={(tag) => saveTags([...client.tags, tag], t`Tag “${tag}” added`)}
        />
      </Box>
    </Panel>
  );
}
