export const cardsPayInSteps = (currency: string, amount: string) =>
  `Cards pay ${currency} in steps of ${amount}.`;

export const useAtLeastCharacters = (min: string) => `Use at least ${min} characters.`;
export const useAtMostCharacters = (max: string) => `Use at most ${max} characters.`;
export const beginsWithACommand = (start: string | null) =>
  `Remove the ${start ?? 'tab'} at the start: a spreadsheet would run this text.`;
export const containsInvisibleCharacters = 'Type this again: it contains characters that can’t be seen.';
export const theEmailAddressContainsAnInvisibleCharacter =
  'The email address contains an invisible character. Delete it and type the address again.';
export const isNotAKindOfFile = (name: string) => `“${name}” is not a kind of file that can be used here.`;
export const isEmpty = (name: string) => `“${name}” is empty.`;
export const hasAtMostCanBeUploaded = (name: string, bytes: string, bytes2: string) =>
  `“${name}” has ${bytes}; at most ${bytes2} can be uploaded.`;

export const on = (day: string) => `on ${day}`;
export const since = (day: string) => `since ${day}`;
export const until = (day: string) => `until ${day}`;
