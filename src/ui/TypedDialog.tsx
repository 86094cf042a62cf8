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

interface TypedDialogProps {
  title: string;
  /** What follows, one by one. */
  effects: readonly string[];
  effectsLabel?: string;
  /** What has to be typed. */
  word: string;
  /** Whether what was typed is it; by default letter for letter. */
  isMeant?: (typed: string) => boolean;
  /** For what is not. */
  refusal: string;
  action: string;
  /** The API's refusal of the whole, and of what was typed. */
  error: string | undefined;
  typedError?: string | undefined;
  isLoading: boolean;
  onConfirm: (typed: string) => void;
  onClose: () => void;
  /** Between what follows and the field. */
  children?: ReactNode;
}

/** Asks for a word before something that is hard to take back. */
export function TypedDialog({
  title,
  effects,
  effectsLabel = texts.whatFollows,
  word,
  isMeant = (typed) => typed === word,
  refusal,
  action,
  error,
  typedError,
  isLoading,
  onConfirm,
  onClose,
  children,
}: TypedDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isIt = isMeant(typed.trim());
    setRefused(!isIt);
    if (isIt) onConfirm(typed);
  }

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={isRefused || typedError ? undefined : error} />
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
              label={texts.typeToGo(word)}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={isLoading}
              error={isRefused ? refusal : typedError}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button colour="gray" variant="text" onClick={onClose} disabled={isLoading} autoFocus>
            {texts.cancel}
          </Button>
          <Button type="submit" colour="red" isLoading={isLoading}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
