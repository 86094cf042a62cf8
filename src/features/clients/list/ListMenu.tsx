import MoreIcon from '@mui/icons-material/MoreHoriz';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '@/lib/format';
import { loadPatiently } from '@/lib/loadPatiently';
import { IconButton } from '@/ui/IconButton';
import { bulkHistory, useBulkParam } from '../bulk/useBulkParam';
import type { ClientList } from './useClientList';

const ExportDialog = lazy(async () => {
  const loaded = await loadPatiently(() => import('../bulk/ExportDialog'));
  return { default: loaded.ExportDialog };
});

/** What can be done with the list as a whole. */
export function ListMenu({ list: { everyone } }: { list: ClientList }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isExporting, setExporting] = useState(false);
  const [, setBulk] = useBulkParam();
  const item = (label: string, act: () => void, disabled = false) => (
    <MenuItem
      disabled={disabled}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {label}
    </MenuItem>
  );

  return (
    <>
      <IconButton
        label="More for the list"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {item(
          `Export ${formatCount(everyone.count, 'client')}…`,
          () => setExporting(true),
          everyone.count === 0,
        )}
        {item('Earlier bulk actions', () => setBulk(bulkHistory))}
      </Menu>
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog selection={everyone} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
