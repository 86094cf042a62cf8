import { useEffect } from 'react';
import { errorMessage } from '@/api/errors';
import { OpeningLine } from '@/ui/OpeningLine';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/list/row-menu';
import { useGetClientQuery } from '../../clientViewApi';
import { AskedMoveDialog, type AskedMove } from '../../moves/AskedMoveDialog';

export interface RowMoveDialogProps {
  move: AskedMove;
  client: { id: string; name: string };
  onClose: () => void;
}

/** The client's own dialogs, opened from the list; what they say of the subscription is fetched first. */
export default function RowMoveDialog({ move, client: { id, name }, onClose }: RowMoveDialogProps) {
  const { currentData, error } = useGetClientQuery({ id });
  const problem = error && !currentData ? errorMessage(error) : null;

  useEffect(() => {
    if (problem === null) return;
    toast.error(texts.couldNotBeLoaded(name, problem));
    onClose();
  }, [problem, name, onClose]);

  if (!currentData) return problem === null ? <OpeningLine /> : null;
  return <AskedMoveDialog move={move} client={currentData.client} onClose={onClose} />;
}
