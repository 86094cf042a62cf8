import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ClientImportRowSelection } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import type { GetClientImportRowsQuery } from '@/api/types';
import * as texts from '@/texts/clients/import';
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
import { clientFieldLabels } from './clientFields';
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
  { id: 'row', header: texts.row, accessorFn: ({ number }) => number, meta: { card: 'title' } },
  ...(hasProblems ? [problemColumn] : []),
  ...columns.flatMap(({ index, field }): Column<ImportRow>[] =>
    field
      ? [
          {
            id: field,
            header: clientFieldLabels[field],
            accessorFn: ({ cells }) => cells[index],
            meta: { style: cellStyle },
          },
        ]
      : [],
  ),
];

const problemColumn: Column<ImportRow> = {
  id: 'problems',
  header: texts.whyNot,
  cell: ({ row }) => (
    <Box component="span" sx={{ color: 'error.main' }}>
      {row.original.problems.join(' ')}
    </Box>
  ),
  meta: { style: { minWidth: 220 } },
};

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
              {texts.changeTheColumns}
            </Button>
            <Button size={2} color="gray" variant="soft" onClick={onRestart}>
              {texts.chooseAnotherFile}
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
      {refusedRows > 0 && (
        <ImportRows title={texts.refusedRows} status="Refused" clientImport={clientImport} />
      )}
      {updateRows > 0 && (
        <ImportRows title={texts.rowsThatUpdateAClient} status="Update" clientImport={clientImport} />
      )}
      {validRows > 0 && (
        <ImportRows title={texts.rowsThatCanBeAdded} status="Valid" clientImport={clientImport} />
      )}
      {unchangedRows > 0 && (
        <ImportRows title={texts.unchangedRows} status="Unchanged" clientImport={clientImport} />
      )}
      {skippedRows > 0 && (
        <ImportRows title={texts.skippedRows} status="Skipped" clientImport={clientImport} />
      )}
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
  const added = texts.rowCanBeAdded(validRows);
  const unchanged = unchangedRows > 0 ? texts.rowIsUnchanged(unchangedRows) : '';
  const skipped = skippedRows > 0 ? texts.rowIsSkipped(skippedRows) : '';
  const updates = (matchBy ? texts.rowWillUpdateAClient(updateRows) + unchanged : '') + skipped;
  return texts.rowCant(added, updates, refusedRows);
}

const disabledReasonId = 'why-not-all';

interface StartActionsProps {
  clientImport: ClientImportDetails;
  /** True if the rows were checked with other replacements than the selected ones. */
  isRecheckNeeded: boolean;
}

function StartActions({ clientImport, isRecheckNeeded }: StartActionsProps) {
  const { id, validRows, updateRows, unchangedRows, totalRows, refusedRows, matchBy, unmatchedValues } =
    clientImport;
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
          {texts.importAll}
        </Button>
        {refusedRows > 0 && (
          <Button
            onClick={startImport('OnlyValidRows')}
            isLoading={isStarting('OnlyValidRows')}
            disabled={importableRows === 0 || isLoading || isRecheckNeeded}
            aria-describedby={isRecheckNeeded ? disabledReasonId : undefined}
          >
            {texts.importOnlyTheGoodRow(importableRows)}
          </Button>
        )}
      </Box>
      {isRecheckNeeded && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.checkAgainToApplyYourChoices}
        </Typography>
      )}
      {!isRecheckNeeded && isAllUnchanged && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.everyClientHasTheseValues}
        </Typography>
      )}
      {!isRecheckNeeded && refusedRows > 0 && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.notAllRowsCanBeImported(refusedRows, matchBy, unmatchedValues.length > 0)}
        </Typography>
      )}
      <FieldMessage id="start-problem" error={error ? errorMessage(error) : undefined} />
    </>
  );
}
