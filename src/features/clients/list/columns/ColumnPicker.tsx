import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { choosableColumns, type ColumnWord } from '../columnWords';
import { ColumnOptions } from './ColumnOptions';

export interface ColumnChoice {
  columns: readonly ColumnWord[];
  choose: (columns: readonly ColumnWord[] | null) => void;
}

interface ColumnPickerProps {
  columns: ColumnChoice;
  hasMoney: boolean;
}

/** Which columns stand beside the name, and in which order. */
export function ColumnPicker({ columns, hasMoney }: ColumnPickerProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        size={2}
        colour="gray"
        variant="soft"
        startIcon={<ColumnsIcon aria-hidden sx={{ fontSize: 18 }} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 300, mt: 0.5 } } }}
      >
        <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography id={titleId} variant="subtitle1" component="h2">
              Columns
            </Typography>
            <Button size={1} colour="gray" variant="text" onClick={() => columns.choose(null)}>
              Reset
            </Button>
          </Box>
          <ColumnOptions
            chosen={columns.columns}
            offered={choosableColumns(hasMoney)}
            onChange={columns.choose}
          />
        </Box>
      </Popover>
    </>
  );
}
