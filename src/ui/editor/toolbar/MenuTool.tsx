import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface MenuChoice {
  label: string;
  hint?: string;
  onChoose: () => void;
}

interface MenuToolProps {
  label: string;
  face: ReactNode;
  choices: readonly MenuChoice[];
}

const toolSx = {
  minWidth: 32,
  height: 32,
  px: 0.5,
  flexShrink: 0,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;

/** A button of a toolbar that opens a menu. */
export function MenuTool({ label, face, choices }: MenuToolProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const leftFrom = useRef<HTMLElement | null>(null);

  // Not before the menu has let go of the keyboard.
  useEffect(() => {
    if (anchor) return;
    leftFrom.current?.focus();
    leftFrom.current = null;
  }, [anchor]);

  const leave = () => {
    leftFrom.current = anchor;
    setAnchor(null);
  };

  return (
    <>
      <ButtonBase
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={toolSx}
      >
        {face}
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={leave}
        // After a choice the keyboard goes back to the text, where it has put something.
        disableRestoreFocus
      >
        {choices.map(({ label: name, hint, onChoose }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onChoose();
            }}
          >
            <ListItemText primary={name} secondary={hint} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
