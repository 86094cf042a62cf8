import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ClientBulkActionOutcome } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import type { GetClientBulkActionRowsQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { DialogBody } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { Pager } from '@/ui/Pager';
import { ProgressBar } from '@/ui/ProgressBar';
import { SelectField } from '@/ui/SelectField';
import { selectOptions } from '@/ui/selectOptions';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { toast } from '@/ui/toast';
import {
  type BulkDetails,
  useBulk,
  useCancelClientBulkActionMutation,
  useGetClientBulkActionRowsQuery,
  useUndoClientBulkActionMutation,
} from './bulkApi';
import { percentDone, statusText } from './bulkLabels';
import { bulkHistory } from './useBulkParam';

const outcomeLabels: Readonly<Record<ClientBulkActionOutcome, MessageDescriptor>> = {
  Changed: msg({ message: 'Changed', context: 'clients' }),
  Unchanged: msg`Unchanged`,
  Refused: msg({ message: 'Skipped', context: 'clients' }),
  Waiting: msg`Not processed`,
};

const isOutcome = (text: string): text is ClientBulkActionOutcome => Object.hasOwn(outcomeLabels, text);

const pageSize = 20;

function countOf(bulk: BulkDetails, outcome: ClientBulkActionOutcome | null): number {
  const { total, changed, unchanged, refused } = bulk;
  if (outcome === null) return total;
  return {
    Changed: changed,
    Unchanged: unchanged,
    Refused: refused,
    Waiting: total - changed - unchanged - refused,
  }[outcome];
}

type BulkRow = GetClientBulkActionRowsQuery['clientBulkActionRows']['items'][number];

const rowColumns = (): Column<BulkRow>[] => [
  {
    id: 'client',
    header: t`Client`,
    cell: ({ row: { original } }) => (
      <Link to={paths.clientView(original.client.id)} isQuiet>
        {original.client.name}
      </Link>
    ),
    meta: { isRowHeader: true, card: 'title' },
  },
  {
    id: 'result',
    header: t`Result`,
    accessorFn: ({ problem, outcome }) => problem ?? i18n._(outcomeLabels[outcome]),
    meta: { card: 'line' },
  },
];

function BulkRows({ bulk }: { bulk: BulkDetails }) {
  const { t } = useLingui();
  // Initially shows only the refused clients, if there are any, because operators open the result to find
  // them.
  const [outcome, setOutcome] = useState<ClientBulkActionOutcome | null>(bulk.refused > 0 ? 'Refused' : null);
  const [page, setPage] = useState(1);
  const rowsQuery = useGetClientBulkActionRowsQuery({ id: bulk.id, outcome, page, pageSize });
  const { error, refetch } = rowsQuery;
  // After an error, `data` would still contain the previous page or outcome.
  const rows = (error ? rowsQuery.currentData : rowsQuery.data)?.clientBulkActionRows;
  // Reserves space for the expected rows, so that the buttons below do not move when the rows load.
  const count = countOf(bulk, outcome);
  const totalPages = rows?.totalPages ?? Math.ceil(count / pageSize);
  const choose = (value: string) => {
    setOutcome(isOutcome(value) ? value : null);
    setPage(1);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ maxWidth: 220 }}>
        <SelectField
          label={t`Filter by result`}
          placeholder={t`All (${{ total: formatNumber(bulk.total) }})`}
          options={selectOptions(outcomeLabels)}
          value={outcome ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      </Box>
      <DataTable
        label={t`Clients in this action`}
        columns={rowColumns()}
        rows={rows?.items}
        getRowId={({ position }) => String(position)}
        error={error}
        onRetry={refetch}
        skeletonRows={Math.min(count, pageSize)}
        empty={<Box sx={{ p: 2 }}>{t`No clients`}</Box>}
      />
      {totalPages > 1 && <Pager page={page} totalPages={totalPages} onChange={setPage} />}
    </Box>
  );
}

interface BulkResultProps {
  id: string;
  onOpen: (bulk: string) => void;
  onClose: () => void;
}

export function BulkResult({ id, onOpen, onClose }: BulkResultProps) {
  const { t } = useLingui();
  const { bulk, error, refetch } = useBulk(id);

  return (
    <DialogBody
      title={bulk?.summary ?? t`Bulk action`}
      actions={bulk && <BulkButtons bulk={bulk} onOpen={onOpen} />}
      onClose={onClose}
    >
      {error && !bulk ? <ErrorPanel error={error} onRetry={refetch} /> : bulk && <Progress bulk={bulk} />}
    </DialogBody>
  );
}

function Progress({ bulk }: { bulk: BulkDetails }) {
  const { t } = useLingui();
  const isRunning = bulk.status === 'Running';

  return (
    <Stack spacing={2}>
      {isRunning ? (
        <>
          <ProgressBar value={percentDone(bulk)} label={statusText(bulk)} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t`You can close this dialog. The action continues, and its progress is under Bulk actions in the list actions menu.`}
          </Typography>
        </>
      ) : (
        <Typography role="status">{bulk.failure ?? statusText(bulk)}</Typography>
      )}
      {bulk.isUndone && <Typography variant="body2">{t`This action was undone.`}</Typography>}
      {!isRunning && bulk.kind !== 'Export' && <BulkRows bulk={bulk} />}
    </Stack>
  );
}

function BulkButtons({ bulk, onOpen }: { bulk: BulkDetails; onOpen: (bulk: string) => void }) {
  const { t } = useLingui();
  const [cancel, cancelling] = useCancelClientBulkActionMutation();
  const [undo, undoing] = useUndoClientBulkActionMutation();
  const keyFor = useIdempotencyKey();
  const stop = async () => {
    const result = await cancel({ id: bulk.id });
    if (result.error) toast.error(errorMessage(result.error));
  };
  const undoAction = async () => {
    const result = await undo({ id: bulk.id, idempotencyKey: keyFor(bulk.id) });
    if (result.data) onOpen(result.data.undoClientBulkAction.id);
    else toast.error(errorMessage(result.error));
  };

  return (
    <>
      <Button color="gray" variant="text" onClick={() => onOpen(bulkHistory)}>
        {t`All bulk actions`}
      </Button>
      {bulk.status === 'Running' && bulk.kind !== 'Export' && (
        <Button color="gray" variant="soft" onClick={stop} isLoading={cancelling.isLoading}>
          {t`Stop`}
        </Button>
      )}
      {bulk.canUndo && (
        <Button color="gray" variant="soft" onClick={undoAction} isLoading={undoing.isLoading}>
          {t`Undo`}
        </Button>
      )}
    </>
  );
}
