import HideIcon from '@mui/icons-material/VisibilityOff';
import ShowIcon from '@mui/icons-material/Visibility';
import { IconButton } from './IconButton';

interface PasswordToggleProps {
  isShown: boolean;
  onToggle: () => void;
  disabled?: boolean;
}

export function PasswordToggle({ isShown, onToggle, disabled }: PasswordToggleProps) {
  return (
    <IconButton label={isShown ? 'Hide password' : 'Show password'} onClick={onToggle} disabled={disabled}>
      {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
    </IconButton>
  );
}
