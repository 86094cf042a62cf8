import { useState } from 'react';
import type { Role } from '@contract/enums';
import { errorMessage, fieldErrors } from '@/api/errors';
import { isEmailAddress } from '@contract/emailAddress';
import * as texts from '@/texts/settings/users/invite';
import { useInviteOperatorsMutation } from '../usersApi';
import { errorsByAddress, splitAddresses, mergeAddresses } from './addresses';
import { maxInvitations } from '@contract/team';

const invalidAddressMessage = texts.thisIsNotAnEmailAddress;

function countError(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return texts.enterAtLeastOneEmailAddress;
  if (emails.length <= maxInvitations) return undefined;
  return texts.inviteAtMostPeopleAtOnce(maxInvitations, emails.length - maxInvitations);
}

const invalidAddresses = (emails: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    emails.filter((email) => !isEmailAddress(email)).map((email) => [email, invalidAddressMessage]),
  );

/** Manages the state of the invite form. A failed submission keeps the entered addresses. */
export function useInvite() {
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
