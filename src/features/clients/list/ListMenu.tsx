import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { ActionMenu } from '@/ui/ActionMenu';
import { LoadingBar } from '@/ui/LoadingBar';
import * as texts from '@/texts/clients/list';
import { bulkHistory, useBulkParam } from '../bulk/useBulkParam';
import type { ClientList } from './useClientList';

const ExportDialog = lazy(() => loadWithRetry(() => import('../bulk/ExportDialog')));

export function ListMenu({ list: { allMatching } }: { list: ClientList }) {
  const [isExporting, setExporting] = useOpenFromUrl('export');
  const [, setBulk] = useBulkParam();
  const actions = [
    {
      label: texts.exportClient(allMatching.count),
      onClick: () => setExporting(true),
      isDisabled: allMatching.count === 0,
    },
    { label: texts.earlierBulkActions, onClick: () => setBulk(bulkHistory) },
  ];

  return (
    <>
      <ActionMenu label={texts.moreForTheList} actions={actions} />
      {isExporting && (
        <Suspense fallback={<LoadingBar />}>
          <ExportDialog selection={allMatching} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
