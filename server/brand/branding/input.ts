import * as z from 'zod';
import { brandFields, portalTextFields } from '../../../contract/branding';
import { textMessages } from '../../lib/plainText';

const { title, colour } = brandFields({
  title: textMessages('a title'),
  colour: 'Type a colour as # and six digits or letters from A to F, such as #1A73E8.',
});

const themeFields = z.object({
  title,
  colour: colour.check(z.toUpperCase()),
  ...portalTextFields({
    tagline: textMessages('a headline'),
    introduction: textMessages('an introduction'),
    closedAccountMessage: textMessages('a farewell'),
  }),
  isSignUpOpen: z
    .boolean()
    .nullish()
    .transform((isOpen) => isOpen ?? undefined),
});

// The audit log and the versions call the closed-account message `farewell`, like its column.
export const themeSetupInput = themeFields.transform(({ closedAccountMessage, ...theme }) => ({
  ...theme,
  farewell: closedAccountMessage,
}));

export type Theme = z.output<typeof themeSetupInput>;
