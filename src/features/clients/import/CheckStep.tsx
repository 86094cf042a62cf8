import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import type { ClientImportRows } from '@/api/schema.generated';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/clients/import';
import { useStartClientImportMutation, type ClientImportDetails } from '../clientImportApi';
import { ImportRows } from './ImportRows';
import { RefusedDownload } from './RefusedDownload';
import { UnmatchedValues } from './UnmatchedValues';

interface CheckStepProps {
  clientImport: ClientImportDetails;
  onMapAgain: () => void;
  onStartAnew: () => void;
}

export function CheckStep({ clientImport, onMapAgain, onStartAnew }: CheckStepProps) {
  const { goodRows, updateRows, unchangedRows, skippedRows, refusedRows, unmatchedValues } = clientImport;

  return (
    <Stack spacing={2.5}>
      <Panel title={titleOf(clientImport)}>
        <Stack spacing={2}>
          <StartActions clientImport={clientImport} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size={2} colour="gray" variant="soft" onClick={onMapAgain}>
              {texts.changeTheColumns}
            </Button>
            <Button size={2} colour="gray" variant="soft" onClick={onStartAnew}>
              {texts.chooseAnotherFile}
            </Button>
            {refusedRows > 0 && <RefusedDownload clientImport={clientImport} />}
          </Box>
        </Stack>
      </Panel>
      {unmatchedValues.length > 0 && <UnmatchedValues clientImport={clientImport} />}
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
      {goodRows > 0 && (
        <ImportRows title={texts.rowsThatCanBeAdded} status="Good" param="good" clientImport={clientImport} />
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
  goodRows,
  updateRows,
  unchangedRows,
  skippedRows,
  refusedRows,
  matchBy,
}: ClientImportDetails): string {
  const added = texts.rowCanBeAdded(goodRows);
  const unchanged = unchangedRows > 0 ? texts.rowIsUnchanged(unchangedRows) : '';
  const skipped = skippedRows > 0 ? texts.rowIsSkipped(skippedRows) : '';
  const updates = (matchBy ? texts.rowWillUpdateAClient(updateRows) + unchanged : '') + skipped;
  return texts.rowCant(added, updates, refusedRows);
}

const whyNotAllId = 'why-not-all';

function StartActions({
  clientImport: { id, goodRows, updateRows, unchangedRows, totalRows, refusedRows, matchBy },
}: {
  clientImport: ClientImportDetails;
}) {
  const [start, { error, isLoading, originalArgs }] = useStartClientImportMutation();
  const begin = (rows: ClientImportRows) => () => void start({ id, rows });
  const possible = goodRows + updateRows;
  const isAllUnchanged = unchangedRows === totalRows;
  const isStarting = (rows: ClientImportRows) => isLoading && originalArgs?.rows === rows;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={begin('AllRows')}
          isLoading={isStarting('AllRows')}
          disabled={refusedRows > 0 || possible === 0 || isLoading}
          aria-describedby={refusedRows > 0 || isAllUnchanged ? whyNotAllId : undefined}
        >
          {texts.importAll}
        </Button>
        {refusedRows > 0 && (
          <Button
            onClick={begin('OnlyGoodRows')}
            isLoading={isStarting('OnlyGoodRows')}
            disabled={possible === 0 || isLoading}
          >
            {texts.importOnlyTheGoodRow(possible)}
          </Button>
        )}
      </Box>
      {isAllUnchanged && (
        <Typography id={whyNotAllId} variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.everyClientHasTheseValues}
        </Typography>
      )}
      {refusedRows > 0 && (
        <Typography id={whyNotAllId} variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.notAllRowsCanBeImported(refusedRows, matchBy)}
        </Typography>
      )}
      <FieldMessage id="start-problem" error={error ? errorMessage(error) : undefined} />
    </>
  );
}
