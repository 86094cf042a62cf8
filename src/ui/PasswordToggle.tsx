import HideIcon from '@mui/icons-material/VisibilityOff';
import ShowIcon from '@mui/icons-material/Visibility';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/auth/login';
import { IconButton } from './IconButton';

interface PasswordToggleProps {
  /** What it shows: there may be several on a screen. */
  of: string;
  isShown: boolean;
  onToggle: () => void;
  disabled?: boolean;
}

export function PasswordToggle({ of, isShown, onToggle, disabled }: PasswordToggleProps) {
  return (
    <IconButton
      label={(isShown ? texts.hide : texts.show)(inSentence(of))}
      onClick={onToggle}
      disabled={disabled}
    >
      {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
    </IconButton>
  );
}
