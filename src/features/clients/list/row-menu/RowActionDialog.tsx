import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { errorMessage } from '@/api/errors';
import { LoadingBar } from '@/ui/LoadingBar';
import { toast } from '@/ui/toast';
import { useGetClientQuery } from '../../clientViewApi';
import { ClientActionDialog, type ClientDialogAction } from '../../transitions/ClientActionDialog';

export interface RowActionDialogProps {
  action: ClientDialogAction;
  client: { id: string; name: string };
  onClose: () => void;
}

/**
 * Loads the complete client and opens the dialog of the action. Closes with an error toast if loading fails.
 */
export default function RowActionDialog({ action, client: { id, name }, onClose }: RowActionDialogProps) {
  const { t } = useLingui();
  const { currentData, error } = useGetClientQuery({ id });
  const problem = error && !currentData ? errorMessage(error) : null;

  useEffect(() => {
    if (problem === null) return;
    toast.error(t`Couldn’t load ${name}. ${problem}`);
    onClose();
  }, [problem, name, onClose, t]);

  if (!currentData) return problem === null ? <LoadingBar /> : null;
  return <ClientActionDialog action={action} client={currentData.client} onClose={onClose} />;
}
