import { plural, t } from '@lingui/core/macro';
import type { DescribeClientText } from '@contract/clients';
import type { EmailMessages } from '@contract/emailAddress';
import type { DescribeText } from '@contract/text';
import { formatNumber } from './format';

const tooLongMessage = (max: number): string => t`Enter at most ${{ max: formatNumber(max) }} characters.`;

/** Returns the messages of a text field. Without `missing`, an empty text counts as too short. */
export const textMessages =
  (missing?: string): DescribeText =>
  ({ min = 0, max }) => {
    const tooShort = t`${plural(min, { one: 'Enter at least # character.', other: 'Enter at least # characters.' })}`;
    return { missing: missing ?? tooShort, tooShort, tooLong: tooLongMessage(max) };
  };

/** Returns the messages of an email field, with `malformed` for every problem except invisible characters. */
export const emailMessages = (malformed: string): EmailMessages => ({
  Missing: malformed,
  TooLong: malformed,
  Malformed: malformed,
  Invisible: t`This email address contains an invisible character. Clear the field and type the address again.`,
});

/** Returns the messages of a client's text field. */
export const clientTextMessages: DescribeClientText = (max) => ({
  command: (start) =>
    start === null
      ? t`Remove the tab at the beginning. Spreadsheet programs run such text as a formula.`
      : t`Remove the ${{ character: start }} at the beginning. Spreadsheet programs run such text as a formula.`,
  invisible: t`This text contains invisible characters. Enter it again.`,
  tooLong: tooLongMessage(max),
});
