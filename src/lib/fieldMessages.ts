import type { DescribeClientText } from '@contract/clients';
import type { EmailMessages } from '@contract/emailAddress';
import type { DescribeText } from '@contract/text';
import * as texts from '@/texts/lib';
import { formatNumber } from './format';

const tooLongMessage = (max: number): string => texts.useAtMostCharacters(formatNumber(max));

/** Returns the messages of a text field. Without `missing`, an empty text counts as too short. */
export const textMessages =
  (missing?: string): DescribeText =>
  ({ min = 0, max }) => {
    const tooShort = texts.useAtLeastCharacters(formatNumber(min));
    return { missing: missing ?? tooShort, tooShort, tooLong: tooLongMessage(max) };
  };

/** Returns the messages of an email field, with `malformed` for every problem except invisible characters. */
export const emailMessages = (malformed: string): EmailMessages => ({
  Missing: malformed,
  TooLong: malformed,
  Malformed: malformed,
  Invisible: texts.theEmailAddressContainsAnInvisibleCharacter,
});

/** Returns the messages of a client's text field. */
export const clientTextMessages: DescribeClientText = (max) => ({
  command: texts.beginsWithACommand,
  invisible: texts.containsInvisibleCharacters,
  tooLong: tooLongMessage(max),
});
