import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { LoadingBar } from '@/ui/LoadingBar';
import type { ClientSelectionState, BulkKind } from './bulkDraft';
import { primaryKinds, bulkLabels, secondaryKinds } from './bulkLabels';

const BulkDialog = lazy(() => loadWithRetry(() => import('./BulkDialog')));
const ExportDialog = lazy(() => loadWithRetry(() => import('./ExportDialog')));

interface BulkActionsProps {
  selection: ClientSelectionState;
  /** Called when a bulk action has started. */
  onDone: () => void;
}

export function BulkActions({ selection, onDone }: BulkActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<BulkKind | 'Export' | null>(null);
  const close = () => setOpen(null);
  const secondaryActions = secondaryKinds.map((kind) => ({
    label: t(bulkLabels[kind].label),
    onClick: () => setOpen(kind),
  }));

  return (
    <>
      {primaryKinds.map((kind) => (
        <Button key={kind} size={2} color="gray" variant="soft" onClick={() => setOpen(kind)}>
          {t(bulkLabels[kind].label)}
        </Button>
      ))}
      <Button size={2} color="gray" variant="soft" onClick={() => setOpen('Export')}>
        {t`Export…`}
      </Button>
      <ActionMenu label={t`More actions for selected clients`} actions={secondaryActions} />
      <Suspense fallback={<LoadingBar />}>
        {open === 'Export' && <ExportDialog selection={selection} onClose={close} />}
        {open && open !== 'Export' && (
          <BulkDialog kind={open} selection={selection} onClose={close} onStarted={onDone} />
        )}
      </Suspense>
    </>
  );
}
