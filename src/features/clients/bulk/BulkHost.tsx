import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { BulkHistory } from './BulkHistory';
import { BulkResult } from './BulkResult';
import { bulkHistory, useBulkParam } from './useBulkParam';

/** Shows the bulk action or the history that the URL names, so that it stays open after a reload. */
export default function BulkHost() {
  const titleId = useId();
  const [bulk, setBulk] = useBulkParam();
  const close = () => setBulk('');

  return (
    <Dialog open={bulk !== ''} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      {bulk === bulkHistory ? (
        <BulkHistory titleId={titleId} onOpen={setBulk} onClose={close} />
      ) : (
        bulk !== '' && <BulkResult key={bulk} id={bulk} titleId={titleId} onOpen={setBulk} onClose={close} />
      )}
    </Dialog>
  );
}
