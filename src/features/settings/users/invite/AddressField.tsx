import Box from '@mui/material/Box';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldMessage } from '@/ui/FieldMessage';
import { RemovableChip } from '@/ui/RemovableChip';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/settings/users/invite';
import { splitAddresses, mergeAddresses } from './addresses';

interface AddressFieldProps {
  emails: readonly string[];
  onChange: (emails: string[]) => void;
  /** Text that is not yet an address of the list. */
  typed: string;
  onType: (typed: string) => void;
  /** Error messages by address. */
  refused: Readonly<Record<string, string>>;
  error: string | undefined;
}

const chipsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  listStyle: 'none',
  m: 0,
  p: 0,
  mb: 1,
} as const;

/**
 * Edits multiple addresses. A comma, semicolon, space or Enter turns the typed text into a removable chip.
 * Backspace in the empty input removes the last chip.
 */
export function AddressField({ emails, onChange, typed, onType, refused, error }: AddressFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    onChange(mergeAddresses(emails, splitAddresses(text)));
    onType('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (['Enter', ',', ';', ' '].includes(event.key) && typed.trim()) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && !typed) onChange(emails.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (splitAddresses(text).length < 2) return;
    event.preventDefault();
    add(`${typed} ${text}`);
  };
  // The focused button is removed with its chip, so focus moves to the input.
  const remove = (email: string) => {
    onChange(emails.filter((candidate) => candidate !== email));
    input.current?.focus();
  };

  return (
    <div>
      {emails.length > 0 && (
        <Box component="ul" aria-label={texts.addressesToInvite} sx={chipsSx}>
          {emails.map((email) => (
            <RemovableChip
              key={email}
              label={email}
              tone={refused[email] ? 'red' : 'gray'}
              removeLabel={texts.remove(email)}
              onRemove={() => remove(email)}
            />
          ))}
        </Box>
      )}
      <TextField
        ref={input}
        label={texts.emailAddresses}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        hint={texts.upTo20AtOnceSeparate}
        error={error}
      />
      <div role="alert">
        {emails
          .filter((email) => refused[email])
          .map((email) => (
            <FieldMessage key={email} id={`${id}-${email}`} error={`${email}: ${refused[email]}`} />
          ))}
      </div>
    </div>
  );
}
