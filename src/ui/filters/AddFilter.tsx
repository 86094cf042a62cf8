import AddIcon from '@mui/icons-material/Add';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type Ref } from 'react';
import * as texts from '@/texts/ui/filters';
import { Button } from '../Button';

interface AddFilterProps<Word extends string> {
  /** Those that do not hold yet; the others are edited by their chips. */
  offered: readonly { word: Word; label: string }[];
  onAdd: (word: Word, button: HTMLElement) => void;
  ref: Ref<HTMLButtonElement>;
}

export function AddFilter<Word extends string>({ offered, onAdd, ref }: AddFilterProps<Word>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

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
        {texts.addFilter}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {offered.map(({ word, label }) => (
            <MenuItem
              key={word}
              onClick={() => {
                setAnchor(null);
                onAdd(word, anchor);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
