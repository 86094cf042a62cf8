import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ClientImportRowSelection } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import type { GetClientImportRowsQuery } from '@/api/types';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { EmptyPage } from '@/ui/table/ListPages';
import { pagesOnly, useListState } from '@/ui/table/useListState';
import {
  type ClientImportDetails,
  useGetClientImportRowsQuery,
  useStartClientImportMutation,
} from '../clientImportApi';
import { importFieldLabels } from './clientFields';
import { RefusedDownload } from './RefusedDownload';
import { UnmatchedValues } from './UnmatchedValues';
import { checkedChoices, hasUncheckedChoices } from './valueChoices';

type ImportRow = GetClientImportRowsQuery['clientImportRows']['items'][number];

const cellStyle = {
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const rowColumns = (columns: ClientImportDetails['columns'], hasProblems: boolean): Column<ImportRow>[] => [
  { id: 'row', header: t`Row`, accessorFn: ({ number }) => number, meta: { card: 'title' } },
  ...(hasProblems ? [problemColumn()] : []),
  ...columns.flatMap(({ index, field }): Column<ImportRow>[] =>
    field
      ? [
          {
            id: field,
            header: i18n._(importFieldLabels[field]),
            accessorFn: ({ cells }) => cells[index],
            meta: { style: cellStyle },
          },
        ]
      : [],
  ),
];

const problemColumn = (): Column<ImportRow> => ({
  id: 'problems',
  header: t`Why not`,
  cell: ({ row }) => (
    <Box component="span" sx={{ color: 'error.main' }}>
      {row.original.problems.join(' ')}
    </Box>
  ),
  meta: { style: { minWidth: 220 } },
});

// Each table of rows has its own page number in the URL.
const rowSpecs = {
  Refused: { ...pagesOnly, pageParam: 'refused' },
  Update: { ...pagesOnly, pageParam: 'update' },
  Valid: { ...pagesOnly, pageParam: 'good' },
  Unchanged: { ...pagesOnly, pageParam: 'unchanged' },
  Skipped: { ...pagesOnly, pageParam: 'skipped' },
} as const;

interface ImportRowsProps {
  title: string;
  status: keyof typeof rowSpecs;
  clientImport: ClientImportDetails;
}

const pageSize = 20;

function ImportRows({ title, status, clientImport }: ImportRowsProps) {
  const list = useListState(rowSpecs[status]);
  const { page } = list.query;
  const { data, currentData, error, isFetching, refetch } = useGetClientImportRowsQuery({
    id: clientImport.id,
    status,
    page,
    pageSize,
  });
  const rows = (error ? currentData : data)?.clientImportRows;
  const totalPages = rows?.totalPages ?? 1;

  return (
    <DataTable
      label={title}
      title={title}
      columns={rowColumns(
        clientImport.columns,
        rows?.items.some(({ problems }) => problems.length > 0) ?? false,
      )}
      rows={rows?.items}
      getRowId={({ number }) => String(number)}
      isStale={isFetching && data !== undefined && !currentData}
      error={error}
      onRetry={refetch}
      skeletonRows={5}
      isScrollFocusable
      empty={page > 1 && <EmptyPage totalPages={totalPages} onPage={list.goToPage} />}
    >
      {totalPages > 1 && (
        <Box sx={{ p: 2 }}>
          <Pager page={page} totalPages={totalPages} onChange={list.goToPage} />
        </Box>
      )}
    </DataTable>
  );
}

interface CheckStepProps {
  clientImport: ClientImportDetails;
  onEditMapping: () => void;
  onRestart: () => void;
}

export function CheckStep({ clientImport, onEditMapping, onRestart }: CheckStepProps) {
  const { t } = useLingui();
  const { validRows, updateRows, unchangedRows, skippedRows, refusedRows, unmatchedValues } = clientImport;
  const [choices, setChoices] = useState(() => checkedChoices(unmatchedValues));
  const isChanged = hasUncheckedChoices(unmatchedValues, choices);

  return (
    <Stack spacing={2.5}>
      <Panel title={titleOf(clientImport)}>
        <Stack spacing={2}>
          <StartActions clientImport={clientImport} isRecheckNeeded={isChanged} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size={2} color="gray" variant="soft" onClick={onEditMapping}>
              {t`Change the columns`}
            </Button>
            <Button size={2} color="gray" variant="soft" onClick={onRestart}>
              {t`Choose another file`}
            </Button>
            {refusedRows > 0 && <RefusedDownload clientImport={clientImport} />}
          </Box>
        </Stack>
      </Panel>
      {unmatchedValues.length > 0 && (
        <UnmatchedValues
          clientImport={clientImport}
          choices={choices}
          isChanged={isChanged}
          onChange={setChoices}
        />
      )}
      {refusedRows > 0 && <ImportRows title={t`Refused rows`} status="Refused" clientImport={clientImport} />}
      {updateRows > 0 && (
        <ImportRows title={t`Rows that update a client`} status="Update" clientImport={clientImport} />
      )}
      {validRows > 0 && (
        <ImportRows title={t`Rows that can be added`} status="Valid" clientImport={clientImport} />
      )}
      {unchangedRows > 0 && (
        <ImportRows title={t`Unchanged rows`} status="Unchanged" clientImport={clientImport} />
      )}
      {skippedRows > 0 && <ImportRows title={t`Skipped rows`} status="Skipped" clientImport={clientImport} />}
    </Stack>
  );
}

function titleOf({
  validRows,
  updateRows,
  unchangedRows,
  skippedRows,
  refusedRows,
  matchBy,
}: ClientImportDetails): string {
  return [
    t`${plural(validRows, { one: '# row can be added', other: '# rows can be added' })}`,
    matchBy &&
      t`${plural(updateRows, { one: '# row will update a client', other: '# rows will update a client' })}`,
    matchBy &&
      unchangedRows > 0 &&
      t`${plural(unchangedRows, { one: '# row is unchanged', other: '# rows are unchanged' })}`,
    skippedRows > 0 && t`${plural(skippedRows, { one: '# row is skipped', other: '# rows are skipped' })}`,
    t`${plural(refusedRows, { one: '# row can’t', other: '# rows can’t' })}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Explains why not all rows can be imported, and what to do about it. */
const refusalText = ({ refusedRows, matchBy, unmatchedValues }: ClientImportDetails): string =>
  [
    t`${plural(refusedRows, { one: 'Not all rows can be imported: # row would be refused, for the reasons below.', other: 'Not all rows can be imported: # rows would be refused, for the reasons below.' })}`,
    unmatchedValues.length > 0 && t`Choose what each unmatched value means and check the rows again.`,
    t`Correct the file and upload it again, or import only the good rows.`,
    !matchBy && t`To update clients who are there already, change the columns and choose so.`,
  ]
    .filter(Boolean)
    .join(' ');

const disabledReasonId = 'why-not-all';

interface StartActionsProps {
  clientImport: ClientImportDetails;
  /** True if the rows were checked with other replacements than the selected ones. */
  isRecheckNeeded: boolean;
}

function StartActions({ clientImport, isRecheckNeeded }: StartActionsProps) {
  const { t } = useLingui();
  const { id, validRows, updateRows, unchangedRows, totalRows, refusedRows } = clientImport;
  const [start, { error, isLoading, originalArgs }] = useStartClientImportMutation();
  const startImport = (rows: ClientImportRowSelection) => () => void start({ id, rows });
  const importableRows = validRows + updateRows;
  const isAllUnchanged = unchangedRows === totalRows;
  const isStarting = (rows: ClientImportRowSelection) => isLoading && originalArgs?.rows === rows;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={startImport('AllRows')}
          isLoading={isStarting('AllRows')}
          disabled={refusedRows > 0 || importableRows === 0 || isLoading || isRecheckNeeded}
          aria-describedby={
            refusedRows > 0 || isAllUnchanged || isRecheckNeeded ? disabledReasonId : undefined
          }
        >
          {t`Import all`}
        </Button>
        {refusedRows > 0 && (
          <Button
            onClick={startImport('OnlyValidRows')}
            isLoading={isStarting('OnlyValidRows')}
            disabled={importableRows === 0 || isLoading || isRecheckNeeded}
            aria-describedby={isRecheckNeeded ? disabledReasonId : undefined}
          >
            {t`${plural(importableRows, { one: 'Import only the # good row', other: 'Import only the # good rows' })}`}
          </Button>
        )}
      </Box>
      {isRecheckNeeded && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {t`Check the rows again to apply your choices, then import them.`}
        </Typography>
      )}
      {!isRecheckNeeded && isAllUnchanged && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {t`Every client already has these values, so there is nothing to import.`}
        </Typography>
      )}
      {!isRecheckNeeded && refusedRows > 0 && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {refusalText(clientImport)}
        </Typography>
      )}
      <FieldMessage id="start-problem" error={error ? errorMessage(error) : undefined} />
    </>
  );
}
