import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import type { Role } from '@/api/schema.generated';
import { isEmailAddress } from '@/lib/emailAddress';
import * as texts from '@/texts/settings/users/invite';
import { useInviteOperatorsMutation } from '../usersApi';
import { mostAddresses, refusedAddresses, splitAddresses, withAddresses } from './addresses';

const noAddress = texts.thisIsNotAnEmailAddress;

function whyNot(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return texts.enterAtLeastOneEmailAddress;
  if (emails.length <= mostAddresses) return undefined;
  return texts.inviteAtMostPeopleAtOnce(mostAddresses, emails.length - mostAddresses);
}

const notAddresses = (emails: readonly string[]): Record<string, string> =>
  Object.fromEntries(emails.filter((email) => !isEmailAddress(email)).map((email) => [email, noAddress]));

/** Whom to invite as what. What was typed stays until all of them are invited. */
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

  /** The addresses that were invited; null when they were not. */
  async function submit(): Promise<readonly string[] | null> {
    const all = withAddresses(emails, splitAddresses(typed));
    change(all);
    setTyped('');
    setFailure(null);
    const [problem, wrong] = [whyNot(all), notAddresses(all)];
    setError(problem);
    setRefused(wrong);
    if (problem || Object.keys(wrong).length > 0) return null;
    const answer = await invite({ input: { emails: all, role } });
    if (answer.data) return all;
    const named = refusedAddresses(fieldErrors(answer.error), all);
    setRefused(named);
    if (Object.keys(named).length === 0) setFailure(errorMessage(answer.error));
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
