import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/views';
import { useCreateSavedViewMutation } from '../clientsApi';
import type { ClientList } from '../list/useClientList';
import { viewAddress } from './savedView';
import { ViewDialog } from './ViewDialog';
import type { ViewFormValues } from './viewForm';

/** Keeps search, filters, order and columns as they are now under a name. */
export function SaveView({ list }: { list: ClientList }) {
  const [isOpen, setOpen] = useState(false);
  const [create] = useCreateSavedViewMutation();
  const navigate = useNavigate();
  const { viewQuery, columns, hasMoney } = list;

  async function save(values: ViewFormValues) {
    const answer = await create({
      input: { list: 'Clients', query: viewQuery, columns: [...columns.columns], ...values },
    });
    if (!answer.data) return answer.error;
    toast.success(texts.theViewWasSaved(values.name));
    void navigate(viewAddress(answer.data.createSavedView, hasMoney), { preventScrollReset: true });
    return null;
  }

  return (
    <>
      <Button size={2} colour="gray" variant="text" onClick={() => setOpen(true)}>
        {texts.saveAsView}
      </Button>
      {isOpen && (
        <ViewDialog
          title={texts.saveAsViewTitle}
          confirmLabel={texts.saveView}
          values={{ name: '', isShared: false }}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
