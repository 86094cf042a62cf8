import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { Button } from '@/ui/Button';
import type { SavedView } from '../clientsApi';
import type { ClientList } from '../list/useClientList';
import { viewAddress } from './savedView';
import { useViewChanges } from './useViewChanges';

interface ModifiedViewProps {
  list: ClientList;
  view: SavedView;
}

/** Lets the operator reset the changes to a saved view, and save them if the view is editable. */
export function ModifiedView({ list, view }: ModifiedViewProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { updateWithToast, isBusy } = useViewChanges(view);
  const reset = () => void navigate(viewAddress(view, list.canSeeMoney), { preventScrollReset: true });
  const save = () =>
    void updateWithToast(
      { query: list.viewQuery, columns: [...(list.columns.urlColumns ?? [])] },
      t`View “${{ name: view.name }}” saved`,
    );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Box
        component="span"
        role="status"
        sx={{ typography: 'body2', color: 'text.secondary', marginInlineEnd: 0.5 }}
      >
        {t`Modified`}
      </Box>
      {view.canEdit && (
        <Button size={2} variant="soft" isLoading={isBusy} onClick={save}>
          {t`Save changes`}
        </Button>
      )}
      <Button size={2} color="gray" variant="text" onClick={reset}>
        {t`Reset view`}
      </Button>
    </Box>
  );
}
