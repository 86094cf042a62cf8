import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import * as texts from '@/texts/ui';
import { Button } from './Button';
import { FormError } from './FormError';
import { TextField } from './TextField';

interface TypeToConfirmDialogProps {
  title: string;
  /** Consequences of the action, shown as a list. */
  effects: readonly string[];
  effectsLabel?: string;
  /** The text that the user must type. */
  expectedText: string;
  /** Compares the typed text. Defaults to an exact match. */
  isMatch?: (typed: string) => boolean;
  /** Shown if the typed text does not match. */
  mismatchError: string;
  confirmLabel: string;
  /** Errors from the API: for the whole action, and for the typed text. */
  error: string | undefined;
  fieldError?: string | undefined;
  isLoading: boolean;
  onConfirm: (typed: string) => void;
  onClose: () => void;
  /** Shown between the list of consequences and the field. */
  children?: ReactNode;
}

/** Confirms an action that is hard to undo by asking the user to type a text. */
export function TypeToConfirmDialog({
  title,
  effects,
  effectsLabel = texts.whatFollows,
  expectedText,
  isMatch = (typed) => typed === expectedText,
  mismatchError,
  confirmLabel,
  error,
  fieldError,
  isLoading,
  onConfirm,
  onClose,
  children,
}: TypeToConfirmDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [isMismatch, setMismatch] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isMatching = isMatch(typed.trim());
    setMismatch(!isMatching);
    if (isMatching) onConfirm(typed);
  }

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={isMismatch || fieldError ? undefined : error} />
            <Typography
              component="ul"
              aria-label={effectsLabel}
              sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}
            >
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </Typography>
            {children}
            <TextField
              label={texts.typeToGo(expectedText)}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={isLoading}
              error={isMismatch ? mismatchError : fieldError}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={onClose} disabled={isLoading} autoFocus>
            {texts.cancel}
          </Button>
          <Button type="submit" color="red" isLoading={isLoading}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
