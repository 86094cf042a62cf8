import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { isEmailAddress } from '@contract/emailAddress';
import type { Role } from '@contract/enums';
import { maxInvitations } from '@contract/team';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Dialog } from '@/ui/Dialog';
import { FieldMessage } from '@/ui/FieldMessage';
import { FormError } from '@/ui/FormError';
import { RemovableChip } from '@/ui/RemovableChip';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { RoleField } from '../RoleField';
import { useTeamRights } from '../teamRights';
import { useInviteOperatorsMutation } from '../usersApi';
import { errorsByAddress, mergeAddresses, splitAddresses } from './addresses';

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
function AddressField({ emails, onChange, typed, onType, refused, error }: AddressFieldProps) {
  const { t } = useLingui();
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
        <Box component="ul" aria-label={t`Addresses to invite`} sx={chipsSx}>
          {emails.map((email) => (
            <RemovableChip
              key={email}
              label={email}
              tone={refused[email] ? 'red' : 'gray'}
              removeLabel={t`Remove ${email}`}
              onRemove={() => remove(email)}
            />
          ))}
        </Box>
      )}
      <TextField
        ref={input}
        label={t`Email addresses`}
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
        hint={t`Up to ${maxInvitations}. Separate addresses with commas or new lines.`}
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

function countError(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return t`Enter at least one email address.`;
  if (emails.length <= maxInvitations) return undefined;
  return t`${plural(
    { count: emails.length - maxInvitations },
    {
      one: `Invite at most ${maxInvitations} people at once. Remove # address.`,
      other: `Invite at most ${maxInvitations} people at once. Remove # addresses.`,
    },
  )}`;
}

const invalidAddresses = (emails: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    emails.filter((email) => !isEmailAddress(email)).map((email) => [email, t`Not a valid email address.`]),
  );

/** Manages the state of the invite form. A failed submission keeps the entered addresses. */
function useInvite() {
  const [emails, setEmails] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>('Staff');
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [invite, { isLoading }] = useInviteOperatorsMutation();

  const change = (next: string[]) => {
    setEmails(next);
    setError(undefined);
  };

  /** Resolves to the invited addresses, or to null if validation or the request failed. */
  async function submit(): Promise<readonly string[] | null> {
    const all = mergeAddresses(emails, splitAddresses(typed));
    change(all);
    setTyped('');
    setFailure(null);
    const [problem, invalid] = [countError(all), invalidAddresses(all)];
    setError(problem);
    setRefused(invalid);
    if (problem || Object.keys(invalid).length > 0) return null;
    const result = await invite({ input: { emails: all, role } });
    if (result.data) return all;
    const serverErrors = errorsByAddress(fieldErrors(result.error), all);
    setRefused(serverErrors);
    if (Object.keys(serverErrors).length === 0) setFailure(errorMessage(result.error));
    return null;
  }

  return {
    field: { emails, onChange: change, typed, onType: setTyped, refused, error },
    role,
    setRole,
    failure,
    isLoading,
    isDirty: emails.length > 0 || typed !== '',
    submit,
  };
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { companyName } = useTeamRights();
  const { field, role, setRole, failure, isLoading, isDirty, submit } = useInvite();
  const leaveWhenSafe = useUnsavedChanges(isDirty);

  const send = async () => {
    const invited = await submit();
    if (!invited) return;
    const [first] = invited;
    toast.success(
      invited.length === 1
        ? t`${first} invited`
        : t`${plural({ count: invited.length }, { one: '# person invited', other: '# people invited' })}`,
    );
    onClose();
  };

  return (
    <Dialog
      title={t`Invite people to ${companyName}`}
      isForm
      isBusy={isLoading}
      submitLabel={t`Send invitations`}
      onSubmit={() => void send()}
      onClose={() => leaveWhenSafe(onClose)}
    >
      <Stack spacing={2}>
        <FormError message={failure} />
        <Typography
          sx={{ color: 'text.secondary' }}
        >{t`We email each person a link that works once and expires in seven days. You can revoke it until they join.`}</Typography>
        <AddressField {...field} />
        <RoleField value={role} onChange={setRole} />
      </Stack>
    </Dialog>
  );
}
