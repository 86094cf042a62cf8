import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { BulkHistory } from './BulkHistory';
import { BulkResult } from './BulkResult';
import { bulkHistory, useBulkParam } from './useBulkParam';

/** The bulk action that the address names, open over the list: a reload finds it as far as it is by then. */
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
