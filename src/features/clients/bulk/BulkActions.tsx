import { useState } from 'react';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import type { ClientSelectionState } from '../list/useSelection';
import { BulkDialog } from './BulkDialog';
import type { BulkKind } from './bulkDraft';
import { firstKinds, kindWords, otherKinds } from './bulkWords';
import { ExportDialog } from './ExportDialog';

interface BulkActionsProps {
  selection: ClientSelectionState;
  /** Something was started with the selection. */
  onDone: () => void;
}

/** What can be done to the selected clients. */
export default function BulkActions({ selection, onDone }: BulkActionsProps) {
  const [open, setOpen] = useState<BulkKind | 'Export' | null>(null);
  const close = () => setOpen(null);
  const others = otherKinds.map((kind) => ({ label: kindWords[kind].label, onClick: () => setOpen(kind) }));

  return (
    <>
      {firstKinds.map((kind) => (
        <Button key={kind} size={2} colour="gray" variant="soft" onClick={() => setOpen(kind)}>
          {kindWords[kind].label}
        </Button>
      ))}
      <Button size={2} colour="gray" variant="soft" onClick={() => setOpen('Export')}>
        Export…
      </Button>
      <ActionMenu label="More actions for the selected clients" actions={others} />
      {open === 'Export' && <ExportDialog selection={selection} onClose={close} />}
      {open && open !== 'Export' && (
        <BulkDialog kind={open} selection={selection} onClose={close} onStarted={onDone} />
      )}
    </>
  );
}
