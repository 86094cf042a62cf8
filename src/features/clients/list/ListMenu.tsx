import { lazy, Suspense } from 'react';
import { formatCount } from '@/lib/format';
import { loadPatiently } from '@/lib/loadPatiently';
import { useOpenedByAddress } from '@/lib/useOpenedByAddress';
import { ActionMenu } from '@/ui/ActionMenu';
import { bulkHistory, useBulkParam } from '../bulk/useBulkParam';
import type { ClientList } from './useClientList';

const ExportDialog = lazy(async () => {
  const loaded = await loadPatiently(() => import('../bulk/ExportDialog'));
  return { default: loaded.ExportDialog };
});

/** What can be done with the list as a whole. */
export function ListMenu({ list: { everyone } }: { list: ClientList }) {
  const [isExporting, setExporting] = useOpenedByAddress('export');
  const [, setBulk] = useBulkParam();
  const actions = [
    {
      label: `Export ${formatCount(everyone.count, 'client')}…`,
      onClick: () => setExporting(true),
      isDisabled: everyone.count === 0,
    },
    { label: 'Earlier bulk actions', onClick: () => setBulk(bulkHistory) },
  ];

  return (
    <>
      <ActionMenu label="More for the list" actions={actions} />
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog selection={everyone} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
