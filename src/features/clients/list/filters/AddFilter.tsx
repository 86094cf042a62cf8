import AddIcon from '@mui/icons-material/Add';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type Ref } from 'react';
import { Button } from '@/ui/Button';
import { filterNames, namedWords, type NamedWord } from './filterNames';

interface AddFilterProps {
  /** Those that hold already are edited by their chips. */
  used: readonly string[];
  hasMoney: boolean;
  onAdd: (word: NamedWord, button: HTMLElement) => void;
  ref: Ref<HTMLButtonElement>;
}

export function AddFilter({ used, hasMoney, onAdd, ref }: AddFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = namedWords.filter(
    (word) => filterNames[word].menu && !used.includes(word) && (hasMoney || !filterNames[word].needsMoney),
  );

  return (
    <>
      <Button
        ref={ref}
        size={2}
        colour="gray"
        variant="soft"
        startIcon={<AddIcon aria-hidden sx={{ fontSize: 18 }} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={offered.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add filter
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {offered.map((word) => (
            <MenuItem
              key={word}
              onClick={() => {
                setAnchor(null);
                onAdd(word, anchor);
              }}
            >
              {filterNames[word].menu}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
