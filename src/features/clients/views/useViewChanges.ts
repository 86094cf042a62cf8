import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { errorMessage } from '@/api/errors';
import type { SavedViewInput } from '@/api/types';
import { paths } from '@/config/paths';
import { toast } from '@/ui/toast';
import { useDeleteSavedViewMutation, useUpdateSavedViewMutation, type SavedView } from '../clientsApi';

export function useViewChanges(view: SavedView) {
  const { t } = useLingui();
  const [update, { isLoading }] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const navigate = useNavigate();
  const { id, name, query, columns, isShared } = view;

  const change = async (changes: Partial<SavedViewInput>) => {
    const input = { list: 'Clients' as const, name, query, columns, isShared, ...changes };
    const { error } = await update({ id, input });
    return error ?? null;
  };

  return {
    isBusy: isLoading,
    change,
    updateWithToast: async (changes: Partial<SavedViewInput>, successText: string) => {
      const error = await change(changes);
      if (error) toast.error(t`Couldn’t update view “${name}”. ${{ errorMessage: errorMessage(error) }}`);
      else toast.success(successText);
    },
    remove: async () => {
      const result = await remove({ id });
      if (!result.error) void navigate(paths.clients, { preventScrollReset: true });
      return result;
    },
  };
}
