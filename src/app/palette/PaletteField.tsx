import { useLingui } from '@lingui/react/macro';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import type { ChangeEvent, KeyboardEventHandler } from 'react';
import { IconButton } from '@/ui/IconButton';

interface PaletteFieldProps {
  value: string;
  listId: string;
  activeId: string | null;
  onChange: (value: string) => void;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
}

const maxQueryLength = 200;

const fieldSx = {
  flex: 1,
  minWidth: 0,
  py: 1.5,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1rem',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/**
 * Shows the search input, which keeps the focus while the arrow keys change the active option of the list.
 */
export const PaletteField = ({
  value,
  listId,
  activeId,
  onChange,
  onKeyDown,
  onClose,
}: PaletteFieldProps) => {
  const { t } = useLingui();
  const placeholder = t`Type a command or search…`;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <SearchIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box
        component="input"
        type="text"
        dir="auto"
        role="combobox"
        aria-label={placeholder}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId ?? undefined}
        aria-autocomplete="list"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        autoFocus
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        sx={fieldSx}
      />
      <IconButton label={t`Close`} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
