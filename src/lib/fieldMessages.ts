import { t } from '@lingui/core/macro';
import type { DescribeClientText } from '@contract/clients';
import type { EmailMessages } from '@contract/emailAddress';
import type { DescribeText } from '@contract/text';
import { formatNumber } from './format';

const tooLongMessage = (max: number): string => t`Use at most ${{ max: formatNumber(max) }} characters.`;

/** Returns the messages of a text field. Without `missing`, an empty text counts as too short. */
export const textMessages =
  (missing?: string): DescribeText =>
  ({ min = 0, max }) => {
    const tooShort = t`Use at least ${{ min: formatNumber(min) }} characters.`;
    return { missing: missing ?? tooShort, tooShort, tooLong: tooLongMessage(max) };
  };

/** Returns the messages of an email field, with `malformed` for every problem except invisible characters. */
export const emailMessages = (malformed: string): EmailMessages => ({
  Missing: malformed,
  TooLong: malformed,
  Malformed: malformed,
  Invisible: t`The email address contains an invisible character. Delete it and type the address again.`,
});

/** Returns the messages of a client's text field. */
export const clientTextMessages: DescribeClientText = (max) => ({
  command: (start) =>
    start === null
      ? t`Remove the tab at the start: a spreadsheet would run this text.`
      : t`Remove the ${start} at the start: a spreadsheet would run this text.`,
  invisible: t`Type this again: it contains characters that can’t be seen.`,
  tooLong: tooLongMessage(max),
});
