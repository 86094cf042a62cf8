import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { withoutIsolates } from '@contract/directionMarks';
import { messageOf } from '@/lib/messageOf';
import type { ButtonColor } from './Button';
import { Dialog, type DialogSize } from './Dialog';
import { FormError } from './FormError';
import { TextField } from './TextField';
import { toast } from './toast';

/** Asks the user to type a text before an action that is hard to undo. */
interface TypedConfirmation {
  expectedText: string;
  /** Compares the typed text. Defaults to an exact match. */
  isMatch?: (typed: string) => boolean;
  /** Shown if the typed text does not match. */
  mismatchError: string;
  /** Returns the part of the API's error that is about the typed text. */
  fieldErrorOf?: (error: unknown) => string | undefined;
  /** Consequences of the action, shown as a list. */
  effects: readonly string[];
  effectsLabel?: string;
}

interface ConfirmDialogProps {
  title: string;
  size?: DialogSize;
  /** States the effect and whether it can be undone. */
  children?: ReactNode;
  /** Leaves the focus to the children's inputs, which keep their text style and are not a description. */
  hasInputs?: boolean;
  confirmLabel: string;
  cancelLabel?: string;
  color?: ButtonColor;
  /** Disables the confirm button, for example while data is missing. */
  isDisabled?: boolean;
  typedConfirmation?: TypedConfirmation;
  /** Shown as a toast after success. */
  successMessage?: string;
  errorMessageOf?: (error: unknown) => string;
  /**
   * Runs the action with the typed text. If it resolves to a result without an error, the dialog closes. If it
   * resolves to nothing, it closes the dialog itself.
   */
  onConfirm: (typed: string) => PromiseLike<{ error?: unknown } | undefined | void> | void;
  onClose: () => void;
}

/**
 * Asks for a confirmation. Stays open while the action runs, and shows its error until the next try.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const { title, children, hasInputs = false, confirmLabel, cancelLabel, color, isDisabled, onClose } = props;
  const { typedConfirmation, successMessage, errorMessageOf = messageOf, onConfirm } = props;
  const { size = typedConfirmation ? 'sm' : 'xs' } = props;
  const textId = useId();
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const [typedError, setTypedError] = useState<string | undefined>();
  const [error, setError] = useState<string | undefined>();

  function handleFailure(failure: unknown) {
    const fieldError = typedConfirmation?.fieldErrorOf?.(failure);
    if (fieldError) setTypedError(fieldError);
    else setError(errorMessageOf(failure));
  }

  async function run() {
    setBusy(true);
    setError(undefined);
    try {
      const result = await onConfirm(typed);
      if (result?.error) return handleFailure(result.error);
      if (!result) return;
      if (successMessage) toast.success(successMessage);
      onClose();
    } catch (failure) {
      handleFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  const confirm = () => {
    const { expectedText, isMatch = (text: string) => text === expectedText } = typedConfirmation ?? {};
    const isMatching = !typedConfirmation || isMatch(typed.trim());
    setTypedError(isMatching ? undefined : typedConfirmation.mismatchError);
    if (isMatching) void run();
  };

  return (
    <Dialog
      {...{ title, size, cancelLabel, isBusy, onClose }}
      describedBy={typedConfirmation || hasInputs ? undefined : textId}
      isForm={typedConfirmation !== undefined}
      isCancelFocused={!hasInputs}
      submitLabel={confirmLabel}
      submitColor={color}
      isSubmitDisabled={isDisabled}
      onSubmit={confirm}
    >
      <Stack spacing={2}>
        <FormError message={error} />
        {typedConfirmation && (
          <Typography
            component="ul"
            aria-label={typedConfirmation.effectsLabel ?? t`Effects`}
            sx={{ m: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}
          >
            {typedConfirmation.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Typography>
        )}
        {typedConfirmation || hasInputs ? (
          children
        ) : (
          <Typography id={textId} component="div" sx={{ color: 'text.secondary' }}>
            {children}
          </Typography>
        )}
        {typedConfirmation && (
          <TextField
            label={t`Type “${{ word: typedConfirmation.expectedText }}” to confirm`}
            value={typed}
            // A copy of the word in the label can contain its isolates.
            onChange={(event) => setTyped(withoutIsolates(event.target.value))}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isBusy}
            error={typedError}
          />
        )}
      </Stack>
    </Dialog>
  );
}
