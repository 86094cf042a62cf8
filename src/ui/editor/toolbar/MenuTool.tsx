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
  icon: ReactNode;
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

export function MenuTool({ label, icon, choices }: MenuToolProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const lastAnchor = useRef<HTMLElement | null>(null);

  // Restores the focus in an effect, which runs after the closed menu releases its focus trap.
  useEffect(() => {
    if (anchor) return;
    lastAnchor.current?.focus();
    lastAnchor.current = null;
  }, [anchor]);

  const closeMenu = () => {
    lastAnchor.current = anchor;
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
        {icon}
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={closeMenu}
        // After a choice, focus returns to the editor instead of the button.
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
