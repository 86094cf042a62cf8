import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ClientFilter } from '@/api/schema.generated';
import { Button } from '@/ui/Button';
import { CreatedEditor } from './CreatedEditor';
import { FacetEditor } from './FacetEditor';
import { filterNames, type NamedWord } from './filterNames';

interface FilterPopoverProps {
  word: NamedWord;
  /** Of what was pressed, which may be gone by the time the popover is: a chip leaves with its last value. */
  position: { top: number; left: number };
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onClose: () => void;
}

/** Where the values of one filter are chosen. */
export function FilterPopover({ word, position, filter, onChange, onClose }: FilterPopoverProps) {
  const titleId = useId();
  const isFacet = word === 'plan' || word === 'country' || word === 'tag';

  return (
    <Popover
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={position}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 300, mt: 0.5 } } }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <Typography id={titleId} variant="subtitle1" component="h2">
          {filterNames[word].menu}
        </Typography>
        {isFacet && <FacetEditor word={word} filter={filter} onChange={onChange} />}
        {word === 'created' && <CreatedEditor filter={filter} onChange={onChange} onDone={onClose} />}
        {isFacet && (
          <Button size={2} colour="gray" variant="soft" onClick={onClose}>
            Done
          </Button>
        )}
      </Box>
    </Popover>
  );
}
