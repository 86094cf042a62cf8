import { useLingui } from '@lingui/react/macro';
import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { maxSearchLength } from '@contract/limits';
import { IconButton } from './IconButton';
import { TextField } from './TextField';

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={label}
      isLabelHidden
      type="search"
      autoComplete="off"
      maxLength={maxSearchLength}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      startAdornment={<SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />}
      endAdornment={
        value && (
          <IconButton label={t`Clear search`} onClick={() => onChange('')}>
            <ClearIcon fontSize="small" />
          </IconButton>
        )
      }
    />
  );
}
