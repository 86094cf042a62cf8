import { useLingui } from '@lingui/react/macro';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import { useState, type FormEvent } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import {
  useDeleteClientImportMappingMutation,
  useGetClientImportMappingsQuery,
  useSaveClientImportMappingMutation,
  type ClientImportDetails,
} from '../clientImportApi';
import { savedColumns, applySavedColumns, type Mapping } from './clientFields';

interface SavedMappingsProps {
  columns: ClientImportDetails['columns'];
  mapping: Mapping;
  onChoose: (mapping: Mapping) => void;
}

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' } as const;

/** Lets the operator apply or delete a saved mapping, or save the current one. */
export function SavedMappings({ columns, mapping, onChoose }: SavedMappingsProps) {
  const { t } = useLingui();
  const { data } = useGetClientImportMappingsQuery();
  const [chosenId, setChosenId] = useState('');
  const [isNaming, setNaming] = useState(false);
  const savedMappings = data?.clientImportMappings ?? [];
  const chosen = savedMappings.find(({ id }) => id === chosenId);

  const choose = (id: string) => {
    setChosenId(id);
    const selectedMapping = savedMappings.find((entry) => entry.id === id);
    if (selectedMapping) onChoose(applySavedColumns(columns, selectedMapping.columns));
  };

  return (
    <Box sx={rowSx}>
      {savedMappings.length > 0 && (
        <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
          <SelectField
            label={t`Saved mapping`}
            placeholder={t({ message: 'None', context: 'saved mapping' })}
            options={savedMappings.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen ? chosenId : ''}
            onChange={(event) => choose(event.target.value)}
          />
        </Box>
      )}
      {chosen && <DeleteMapping id={chosen.id} name={chosen.name} />}
      {isNaming ? (
        <SaveMapping
          name={chosen?.name ?? ''}
          columns={savedColumns(columns, mapping)}
          onDone={() => setNaming(false)}
        />
      ) : (
        <Button color="gray" variant="soft" onClick={() => setNaming(true)}>
          {t`Save mapping…`}
        </Button>
      )}
    </Box>
  );
}

function DeleteMapping({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const [remove, { isLoading }] = useDeleteClientImportMappingMutation();
  const handleDelete = async () => {
    const result = await remove({ id });
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(t`Mapping “${name}” deleted`);
  };

  return (
    <IconButton label={t`Delete mapping “${name}”`} onClick={handleDelete} disabled={isLoading}>
      <DeleteOutlined fontSize="small" />
    </IconButton>
  );
}

interface SaveMappingProps {
  name: string;
  columns: ReturnType<typeof savedColumns>;
  onDone: () => void;
}

function SaveMapping({ name: initialName, columns, onDone }: SaveMappingProps) {
  const { t } = useLingui();
  const [name, setName] = useState(initialName);
  const [save, { error, isLoading }] = useSaveClientImportMappingMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await save({ input: { name, columns } });
    if (!result.data) return;
    toast.success(t`Mapping “${{ name: result.data.saveClientImportMapping.name }}” saved`);
    onDone();
  };
  const fields = fieldErrors(error);

  return (
    <Box component="form" onSubmit={submit} sx={rowSx}>
      <TextField
        label={t`Mapping name`}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error ? (fields['name'] ?? fields['columns'] ?? errorMessage(error)) : undefined}
        autoFocus
      />
      <Button type="submit" isLoading={isLoading}>
        {t`Save mapping`}
      </Button>
      <Button color="gray" variant="text" onClick={onDone}>
        {t`Cancel`}
      </Button>
    </Box>
  );
}
