import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/clients/import';
import { useCheckClientImportMutation, type ClientImportDetails } from '../clientImportApi';
import { suggestedMapping, isBlankColumn, mappingProblem, toMappingInput, withField } from './clientFields';
import { ColumnFieldSelect } from './ColumnFieldSelect';
import { EncodingChoice } from './EncodingChoice';
import { isMatchChoice, matchOptions, type MatchChoice } from './matching';
import { SavedMappings } from './SavedMappings';
import { toValuesInput } from './valueChoices';
import type { RereadFile } from './useRereadFile';

interface MapStepProps {
  clientImport: ClientImportDetails;
  rereadFile: RereadFile;
  onChecked: () => void;
  onRestart: () => void;
}

const problemId = 'mapping-problem';
const updateHint = texts.anEmptyCellChangesNothing;

export function MapStep({ clientImport, rereadFile, onChecked, onRestart }: MapStepProps) {
  const { id, columns, totalRows, encoding } = clientImport;
  const [mapping, setMapping] = useState(() => suggestedMapping(columns));
  const [check, { error, isLoading }] = useCheckClientImportMutation();
  const [match, setMatch] = useState<MatchChoice>(clientImport.matchBy ?? 'None');
  const problem = mappingProblem(mapping, match);

  const submit = async () => {
    const result = await check({
      id,
      mapping: toMappingInput(mapping),
      matchBy: match === 'None' ? null : match,
      values: toValuesInput(clientImport.unmatchedValues),
    });
    if (result.data) onChecked();
  };

  return (
    <Panel title={texts.whichColumnIsWhat}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary' }}>
          {texts.rowReadAsColumnsYouLeave(totalRows, encoding)}
        </Typography>
        <EncodingChoice clientImport={clientImport} rereadFile={rereadFile} />
        <SavedMappings columns={columns} mapping={mapping} onChoose={setMapping} />
        <Box sx={{ maxWidth: 560 }}>
          <SelectField
            label={texts.whatTheRowsDo}
            hint={match === 'None' ? undefined : updateHint}
            options={matchOptions}
            value={match}
            onChange={({ target: { value } }) => isMatchChoice(value) && setMatch(value)}
          />
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {columns
            .filter((column) => !isBlankColumn(column))
            .map((column) => (
              <ColumnFieldSelect
                key={column.index}
                column={column}
                field={mapping[column.index] ?? ''}
                onChange={(field) => setMapping(withField(mapping, column.index, field))}
              />
            ))}
        </Box>
        <FieldMessage id={problemId} error={problem ?? (error ? errorMessage(error) : undefined)} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            onClick={submit}
            isLoading={isLoading}
            disabled={problem !== null || rereadFile.isReading}
            aria-describedby={problem ? problemId : undefined}
          >
            {texts.checkTheRows}
          </Button>
          <Button color="gray" variant="text" onClick={onRestart} disabled={isLoading}>
            {texts.chooseAnotherFile}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
