import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Button } from '@/ui/Button';
import { Ellipsis } from '@/ui/Ellipsis';
import { FieldMessage } from '@/ui/FieldMessage';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { selectOptions } from '@/ui/selectOptions';
import { SkeletonRows } from '@/ui/SkeletonRows';
import {
  type ClientImportDetails,
  useCheckClientImportMutation,
  useGetClientImportRowsQuery,
} from '../clientImportApi';
import {
  importFieldLabels,
  isBlankColumn,
  mappingProblem,
  suggestedMapping,
  toMappingInput,
  withField,
} from './clientFields';
import { encodingOptions, isEncoding, isMatchChoice, type MatchChoice, matchLabels } from './importOptions';
import { SavedMappings } from './SavedMappings';
import type { RereadFile } from './useRereadFile';
import { toValuesInput } from './valueChoices';

const maxSampleRows = 5;
const sampleCellSx = {
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function FirstRows({ clientImport: { id, columns } }: { clientImport: ClientImportDetails }) {
  const { t } = useLingui();
  const { data } = useGetClientImportRowsQuery({ id, status: null, page: 1, pageSize: 20 });
  const shownColumns = columns.filter((column) => !isBlankColumn(column));

  return (
    <Box tabIndex={0} role="group" aria-label={t`First rows`} sx={{ overflowX: 'auto' }}>
      <Table aria-label={t`First rows`} aria-busy={!data} size="small">
        <TableHead>
          <TableRow>
            {shownColumns.map(({ index, header }) => (
              <TableCell key={index} sx={sampleCellSx} dir="auto">
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {!data && <SkeletonRows rows={maxSampleRows} columns={shownColumns.length} />}
          {data?.clientImportRows.items.slice(0, maxSampleRows).map(({ number, cells }) => (
            <TableRow key={number}>
              {shownColumns.map(({ index }) => (
                <TableCell key={index} sx={sampleCellSx} dir="auto">
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface EncodingChoiceProps {
  clientImport: ClientImportDetails;
  rereadFile: RereadFile;
}

/**
 * Shows the first rows and the encoding of the file, and uploads the file again when the encoding changes.
 */
function EncodingChoice({ clientImport, rereadFile: { read, error, isReading } }: EncodingChoiceProps) {
  const { t } = useLingui();
  const { encoding, isEncodingUncertain } = clientImport;
  return (
    <Stack spacing={2}>
      {isEncodingUncertain && (
        <Notice tone="amber" title={t`Check the first rows for incorrect characters`}>
          <Typography variant="body2">
            {t`The character encoding is uncertain. If characters look wrong, choose another encoding.`}
          </Typography>
        </Notice>
      )}
      <Box sx={{ maxWidth: 560 }}>
        <SelectField
          label={t`Character encoding`}
          hint={isReading ? t`Reading the file…` : undefined}
          error={error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined}
          options={encodingOptions()}
          value={encoding}
          disabled={isReading}
          onChange={({ target: { value } }) => isEncoding(value) && void read(value)}
        />
      </Box>
      <FirstRows clientImport={clientImport} />
    </Stack>
  );
}

interface ColumnFieldSelectProps {
  column: ClientImportDetails['columns'][number];
  field: string;
  onChange: (field: string) => void;
}

const fieldRowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' },
  gap: { xs: 0.5, sm: 2 },
  alignItems: 'center',
} as const;

function ColumnFieldSelect({ column, field, onChange }: ColumnFieldSelectProps) {
  const { t } = useLingui();
  const name = column.header || t`Column ${{ index: column.index + 1 }}`;

  return (
    <Box component="li" sx={fieldRowSx}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          <Ellipsis>{name}</Ellipsis>
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <Ellipsis>{column.samples.join(' · ') || t`Empty`}</Ellipsis>
        </Typography>
      </Box>
      <SelectField
        label={t`Field for “${name}”`}
        isLabelHidden
        placeholder={t`Don’t import`}
        options={selectOptions(importFieldLabels)}
        value={field}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}

interface MapStepProps {
  clientImport: ClientImportDetails;
  rereadFile: RereadFile;
  onChecked: () => void;
  onRestart: () => void;
}

const problemId = 'mapping-problem';

export function MapStep({ clientImport, rereadFile, onChecked, onRestart }: MapStepProps) {
  const { t } = useLingui();
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
    <Panel title={t`Map columns`}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t`${plural(totalRows, { one: `# row, encoded as ${encoding}. Columns without a field aren’t imported.`, other: `# rows, encoded as ${encoding}. Columns without a field aren’t imported.` })}`}
        </Typography>
        <EncodingChoice clientImport={clientImport} rereadFile={rereadFile} />
        <SavedMappings columns={columns} mapping={mapping} onChoose={setMapping} />
        <Box sx={{ maxWidth: 560 }}>
          <SelectField
            label={t`Import mode`}
            hint={
              match === 'None'
                ? undefined
                : t`Empty cells change nothing. Status, Plan, and Client since apply only to new clients.`
            }
            options={selectOptions(matchLabels)}
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
            {t`Check rows`}
          </Button>
          <Button color="gray" variant="text" onClick={onRestart} disabled={isLoading}>
            {t`Choose another file`}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
