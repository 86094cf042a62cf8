import { lazy, Suspense } from 'react';
import { loadPatiently } from '@/lib/loadPatiently';
import { useOpenedByAddress } from '@/lib/useOpenedByAddress';
import { ActionMenu } from '@/ui/ActionMenu';
import { OpeningLine } from '@/ui/OpeningLine';
import * as texts from '@/texts/clients/list';
import { bulkHistory, useBulkParam } from '../bulk/useBulkParam';
import type { ClientList } from './useClientList';

const ExportDialog = lazy(() => loadPatiently(() => import('../bulk/ExportDialog')));

export function ListMenu({ list: { everyone } }: { list: ClientList }) {
  const [isExporting, setExporting] = useOpenedByAddress('export');
  const [, setBulk] = useBulkParam();
  const actions = [
    {
      label: texts.exportClient(everyone.count),
      onClick: () => setExporting(true),
      isDisabled: everyone.count === 0,
    },
    { label: texts.earlierBulkActions, onClick: () => setBulk(bulkHistory) },
  ];

  return (
    <>
      <ActionMenu label={texts.moreForTheList} actions={actions} />
      {isExporting && (
        <Suspense fallback={<OpeningLine />}>
          <ExportDialog selection={everyone} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
