import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { parsePage } from '@/lib/usePageParam';
import { useUrlParam } from '@/lib/useUrlParam';
import * as texts from '@/texts/clients/import';
import { Button } from '@/ui/Button';
import { EmptyPage } from '@/ui/table/EmptyPage';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FieldMessage } from '@/ui/FieldMessage';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import type { ClientImportRowSelection, ClientImportRowStatus } from '@contract/enums';
import {
  type ClientImportDetails,
  useGetClientImportRowsQuery,
  useStartClientImportMutation,
} from '../clientImportApi';
import { ImportRowTable } from './ImportRowTable';
import { RefusedDownload } from './RefusedDownload';
import { UnmatchedValues } from './UnmatchedValues';
import { checkedChoices, hasUncheckedChoices } from './valueChoices';

interface ImportRowsProps {
  title: string;
  status: ClientImportRowStatus;
  /** Name of the URL parameter with the page number of these rows. */
  param: string;
  clientImport: ClientImportDetails;
}

const pageSize = 20;

function ImportRows({ title, status, param, clientImport }: ImportRowsProps) {
  const [pageText, setPageText] = useUrlParam(param, '1');
  const page = parsePage(pageText);
  const { data, currentData, error, isFetching, refetch } = useGetClientImportRowsQuery({
    id: clientImport.id,
    status,
    page,
    pageSize,
  });
  if (error && !currentData) return <ErrorPanel error={error} onRetry={refetch} />;
  const rows = data?.clientImportRows;
  const totalPages = rows?.totalPages ?? 1;
  const toPage = (next: number) => setPageText(String(next));

  return (
    <Panel title={title}>
      <Stack spacing={2}>
        <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: 'auto' }}>
          <ImportRowTable
            label={title}
            columns={clientImport.columns}
            rows={rows?.items}
            isStale={isFetching && data !== undefined && !currentData}
          />
        </Box>
        {page > 1 && rows?.items.length === 0 && <EmptyPage totalPages={totalPages} onPage={toPage} />}
        {totalPages > 1 && <Pager page={page} totalPages={totalPages} onChange={toPage} />}
      </Stack>
    </Panel>
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
        <ImportRows title={texts.refusedRows} status="Refused" param="refused" clientImport={clientImport} />
      )}
      {updateRows > 0 && (
        <ImportRows
          title={texts.rowsThatUpdateAClient}
          status="Update"
          param="update"
          clientImport={clientImport}
        />
      )}
      {validRows > 0 && (
        <ImportRows
          title={texts.rowsThatCanBeAdded}
          status="Valid"
          param="good"
          clientImport={clientImport}
        />
      )}
      {unchangedRows > 0 && (
        <ImportRows
          title={texts.unchangedRows}
          status="Unchanged"
          param="unchanged"
          clientImport={clientImport}
        />
      )}
      {skippedRows > 0 && (
        <ImportRows title={texts.skippedRows} status="Skipped" param="skipped" clientImport={clientImport} />
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
