import * as z from 'zod/mini';
import { addressLimits, websiteField } from './company';
import { emailField, type EmailMessages } from './emailAddress';
import { normalizePhone, type PhoneMessages } from './phone';
import { emptyUnlessVisible } from './text';
import { deactivationReasons, type ClientStatus } from './enums';

/** All allowed status transitions, except that `Restore` can return a client to any earlier status. */
const transitions: Readonly<Record<ClientStatus, readonly ClientStatus[]>> = {
  Invited: ['Trialing', 'Active', 'Deactivated'],
  Trialing: ['Active', 'PastDue', 'Deactivated'],
  Active: ['PastDue', 'Paused', 'Deactivated'],
  PastDue: ['Active', 'Trialing', 'Paused', 'Deactivated'],
  Paused: ['Active', 'Deactivated'],
  Deactivated: ['Invited', 'Trialing', 'Active'],
};

export const allowedTransitions = (from: ClientStatus): readonly ClientStatus[] => transitions[from];

/** The maximum lengths of a client's texts, in characters. */
export const clientMaxLengths = {
  name: 100,
  contactFirstName: 100,
  contactLastName: 100,
  addressLine1: addressLimits.addressLine1.max,
  addressLine2: addressLimits.addressLine2.max,
  city: addressLimits.city.max,
  state: addressLimits.state.max,
  postalCode: addressLimits.postalCode.max,
  taxId: 50,
  externalId: 100,
  tag: 30,
  note: 2000,
  deactivationNote: 500,
} as const;

export const maxTags = 20;

/** Limits of the name of a saved import mapping. */
export const mappingNameLimits = { min: 1, max: 60 } as const;

/** Limits of the reason for which an operator views the portal as a client. */
export const viewReasonLimits = { min: 1, max: 200 } as const;

/** The number of days ahead that the filter of ending trials accepts. */
export const trialFilterDays = { min: 1, max: 90 } as const;

// Control characters, lone surrogates and bidirectional formatting characters.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const unprintableExceptLineBreaks = /(?![\t\r\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const spreadsheetCommand = /^(?:[\t\r]|\s*[=@])/;

/** Returns the length as operators count it: an emoji outside the basic plane is one character. */
export const characterCount = (text: string): number => [...text].length;

export interface ClientTextMessages {
  /** For a text that a spreadsheet would run. `start` is its first character, or null for a tab. */
  command: (start: string | null) => string;
  invisible: string;
  tooLong: string;
}

/** Returns the messages of a text that can have `max` characters. */
export type DescribeClientText = (max: number) => ClientTextMessages;

const clientText = (
  max: number,
  describe: DescribeClientText,
  normalize: (text: string) => string,
  hasUnprintable: (text: string) => boolean,
) => {
  const messages = describe(max);
  return z.string().check(
    z.check<string>(({ value, issues }) => {
      const addIssue = (message: string) => issues.push({ code: 'custom', input: value, message });
      if (spreadsheetCommand.test(value)) {
        addIssue(messages.command(/^\s*([=@])/.exec(value)?.[1] ?? null));
      } else if (hasUnprintable(value)) addIssue(messages.invisible);
      if (characterCount(normalize(value)) > max) addIssue(messages.tooLong);
    }),
    z.overwrite(normalize),
  );
};

// NFC splits some letters in two, so the length is checked after normalization.
const normalizeLine = (text: string): string => emptyUnlessVisible(text.trim().normalize('NFC'));

/** Returns the schema of a text on one line. */
export const clientLine = (max: number, describe: DescribeClientText) =>
  clientText(max, describe, normalizeLine, (text) => unprintable.test(text.trim()));

const emptyTextToNull = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((text) => (text === '' ? null : text)),
  );

/** Returns the schema of a note, which can have several lines. An empty note becomes null. */
export const clientNote = (max: number, describe: DescribeClientText) =>
  emptyTextToNull(
    clientText(
      max,
      describe,
      (text) => text.trim(),
      (text) => unprintableExceptLineBreaks.test(text),
    ),
  );

export interface TagMessages {
  tag: DescribeClientText;
  tooMany: string;
}

/** Returns the schema of a client's tags, which it deduplicates. */
export const tagsField = (messages: TagMessages) =>
  z
    .pipe(
      z.array(clientLine(clientMaxLengths.tag, messages.tag)),
      z.transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))]),
    )
    .check(z.refine((tags) => tags.length <= maxTags, messages.tooMany));

/**
 * Returns a schema that converts a phone number to E.164, or an empty text to null. A number without a
 * calling code is a number of `country`.
 */
export const phoneField = (country: string | null, messages: PhoneMessages) =>
  z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      if (text.trim() === '') return null;
      const result = normalizePhone(text, country);
      if ('phone' in result) return result.phone;
      issues.push({ code: 'custom', input: text, message: messages[result.problem] });
      return z.NEVER;
    }),
  );

/** The optional fields that have one line. */
type LineName = Exclude<keyof typeof clientMaxLengths, 'name' | 'tag' | 'note' | 'deactivationNote'>;

export interface ClientMessages extends TagMessages, Readonly<Record<LineName, DescribeClientText>> {
  name: DescribeClientText;
  missingName: string;
  email: EmailMessages;
  website: string;
  note: DescribeClientText;
}

/**
 * The fields of a client, except its country and its phone number, which depends on the country. Empty
 * optional fields become null.
 */
export const clientFields = (messages: ClientMessages) => {
  const optionalLine = (name: LineName) =>
    emptyTextToNull(clientLine(clientMaxLengths[name], messages[name]));
  return {
    name: clientLine(clientMaxLengths.name, messages.name).check(
      z.refine((name) => name !== '', messages.missingName),
    ),
    email: emailField(messages.email),
    contactFirstName: optionalLine('contactFirstName'),
    contactLastName: optionalLine('contactLastName'),
    addressLine1: optionalLine('addressLine1'),
    addressLine2: optionalLine('addressLine2'),
    city: optionalLine('city'),
    state: optionalLine('state'),
    postalCode: optionalLine('postalCode'),
    taxId: optionalLine('taxId'),
    website: websiteField(messages.website),
    tags: tagsField(messages),
    note: clientNote(clientMaxLengths.note, messages.note),
    externalId: optionalLine('externalId'),
  };
};

/** The fields of a deactivation. */
export const deactivationFields = (messages: { reason: string; note: DescribeClientText }) => ({
  when: z.enum(['Now', 'PeriodEnd']),
  reason: z.enum(deactivationReasons, messages.reason),
  note: clientNote(clientMaxLengths.deactivationNote, messages.note),
});
