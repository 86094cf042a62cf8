import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { useCreateSavedViewMutation } from '../clientsApi';
import type { ClientList } from '../list/useClientList';
import { viewAddress } from './savedView';
import { ViewDialog, type ViewFormValues } from './ViewDialog';

/** Saves the current search, filters, order and columns as a view. */
export function SaveView({ list }: { list: ClientList }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [create] = useCreateSavedViewMutation();
  const navigate = useNavigate();
  const { viewQuery, columns, canSeeMoney } = list;

  async function save(values: ViewFormValues) {
    const result = await create({
      input: { list: 'Clients', query: viewQuery, columns: [...columns.columns], ...values },
    });
    if (!result.data) return result.error;
    toast.success(t`View “${{ name: values.name }}” saved`);
    void navigate(viewAddress(result.data.createSavedView, canSeeMoney), { preventScrollReset: true });
    return null;
  }

  return (
    <>
      <Button size={2} color="gray" variant="text" onClick={() => setOpen(true)}>
        {t`Save as view…`}
      </Button>
      {isOpen && (
        <ViewDialog
          title={t`Save as view`}
          confirmLabel={t`Save view`}
          values={{ name: '', isShared: false }}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
