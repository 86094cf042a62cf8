import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as texts from '@/texts/ui/columns';
import { Button } from '../Button';
import { ColumnOptions } from './ColumnOptions';

interface ColumnPickerProps<Column extends string> {
  /** The selected columns, in display order. */
  chosen: readonly Column[];
  available: readonly Column[];
  labelOf: (column: Column) => string;
  /** Null resets to the default columns. */
  onChange: (columns: readonly Column[] | null) => void;
}

/** Selects and orders the columns of a list. */
export function ColumnPicker<Column extends string>(props: ColumnPickerProps<Column>) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        size={2}
        color="gray"
        variant="soft"
        startIcon={<ColumnsIcon aria-hidden sx={{ fontSize: 18 }} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.columns}
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
              {texts.columns}
            </Typography>
            <Button size={1} color="gray" variant="text" onClick={() => props.onChange(null)}>
              {texts.reset}
            </Button>
          </Box>
          <ColumnOptions {...props} />
        </Box>
      </Popover>
    </>
  );
}
