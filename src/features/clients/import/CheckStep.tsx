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
import { formatList } from '@/lib/format';
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
            meta: { isCutOff: true, style: { maxWidth: 260 } },
          },
        ]
      : [],
  ),
];

const problemColumn = (): Column<ImportRow> => ({
  id: 'problems',
  header: t`Problem`,
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
              {t`Edit mapping`}
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
      {refusedRows > 0 && <ImportRows title={t`Invalid rows`} status="Refused" clientImport={clientImport} />}
      {updateRows > 0 && (
        <ImportRows title={t`Rows that update clients`} status="Update" clientImport={clientImport} />
      )}
      {validRows > 0 && (
        <ImportRows title={t`Rows that add clients`} status="Valid" clientImport={clientImport} />
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
  const counts = [
    t`${plural(validRows, { one: '# new client', other: '# new clients' })}`,
    matchBy && t`${plural(updateRows, { one: '# updated client', other: '# updated clients' })}`,
    matchBy &&
      unchangedRows > 0 &&
      t`${plural(unchangedRows, { one: '# unchanged row', other: '# unchanged rows' })}`,
    skippedRows > 0 && t`${plural(skippedRows, { one: '# skipped row', other: '# skipped rows' })}`,
    t`${plural(refusedRows, { one: '# invalid row', other: '# invalid rows' })}`,
  ];
  return formatList(
    counts.filter((text) => typeof text === 'string'),
    'unit',
  );
}

/** Explains why not all rows can be imported, and what to do about it. */
const refusalText = ({ refusedRows, matchBy, unmatchedValues }: ClientImportDetails): string =>
  [
    t`${plural(refusedRows, { one: '# row can’t be imported. Fix the file and upload it again, or import only the valid rows.', other: '# rows can’t be imported. Fix the file and upload it again, or import only the valid rows.' })}`,
    unmatchedValues.length > 0 &&
      t`You can also choose a replacement for each unmatched value and check the rows again.`,
    !matchBy && t`To update existing clients, edit the mapping and change the import mode.`,
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
          {t`Import all rows`}
        </Button>
        {refusedRows > 0 && (
          <Button
            onClick={startImport('OnlyValidRows')}
            isLoading={isStarting('OnlyValidRows')}
            disabled={importableRows === 0 || isLoading || isRecheckNeeded}
            aria-describedby={isRecheckNeeded ? disabledReasonId : undefined}
          >
            {t`${plural(importableRows, { one: 'Import # valid row', other: 'Import # valid rows' })}`}
          </Button>
        )}
      </Box>
      {isRecheckNeeded && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {t`Check the rows again to apply your choices.`}
        </Typography>
      )}
      {!isRecheckNeeded && isAllUnchanged && (
        <Typography id={disabledReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {t`No row changes a client, so there’s nothing to import.`}
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
