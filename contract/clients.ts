import * as z from 'zod/mini';
import { addressLimits, websiteField } from './company';
import { type ClientField, type ClientStatus, deactivationReasons, deactivationTimes } from './enums';
import { type Message, textOf } from './message';
import { normalizePhone, type PhoneMessages } from './phone';
import { keysOf, recordOf } from './records';
import { emptyUnlessVisible, textOrNull } from './text';

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

const newClientFields = ['Status', 'Plan', 'CreatedAt'] as const satisfies readonly ClientField[];

/** A field that an import sets on a new client only, because operators do not edit it. */
export type NewClientField = (typeof newClientFields)[number];

export const isNewClientField = (field: ClientField): field is NewClientField =>
  newClientFields.some((name) => name === field);

/** A field of a client that operators edit. */
export type ClientFieldName = Uncapitalize<Exclude<ClientField, NewClientField>>;

/** `Line` is an optional text on one line, `Choice` an optional code of a closed set. */
export type ClientFieldKind = 'Name' | 'Email' | 'Phone' | 'Line' | 'Choice' | 'Website' | 'Tags' | 'Note';

interface ClientFieldRule {
  kind: ClientFieldKind;
  /** The maximum length of a text, in characters. */
  max?: number;
}

/** The kind and maximum length of each field, for console and API. `server/clients/fields.ts` has the rest. */
export const clientFieldRules = {
  name: { kind: 'Name', max: 100 },
  email: { kind: 'Email' },
  phone: { kind: 'Phone' },
  contactFirstName: { kind: 'Line', max: 100 },
  contactLastName: { kind: 'Line', max: 100 },
  addressLine1: { kind: 'Line', max: addressLimits.addressLine1.max },
  addressLine2: { kind: 'Line', max: addressLimits.addressLine2.max },
  city: { kind: 'Line', max: addressLimits.city.max },
  state: { kind: 'Line', max: addressLimits.state.max },
  postalCode: { kind: 'Line', max: addressLimits.postalCode.max },
  country: { kind: 'Choice' },
  language: { kind: 'Choice' },
  taxId: { kind: 'Line', max: 50 },
  website: { kind: 'Website' },
  tags: { kind: 'Tags' },
  note: { kind: 'Note', max: 2000 },
  externalId: { kind: 'Line', max: 100 },
} as const satisfies Readonly<Record<ClientFieldName, ClientFieldRule>>;

type FieldOfKind<Kind extends ClientFieldKind> = {
  [Name in ClientFieldName]: (typeof clientFieldRules)[Name]['kind'] extends Kind ? Name : never;
}[ClientFieldName];

/** The fields that have one line and can be empty. */
export type ClientLineName = FieldOfKind<'Line'>;

const isLine = (name: ClientFieldName): name is ClientLineName => clientFieldRules[name].kind === 'Line';

export const clientLineNames = keysOf(clientFieldRules).filter(isLine);

export type ClientChoiceName = FieldOfKind<'Choice'>;

export const isChoice = (name: ClientFieldName): name is ClientChoiceName =>
  clientFieldRules[name].kind === 'Choice';

export const clientChoiceNames = keysOf(clientFieldRules).filter(isChoice);

/** The maximum lengths of a client's other texts, in characters. */
export const clientMaxLengths = { tag: 30, deactivationNote: 500 } as const;

export const maxTags = 20;

/** Limits of the name of a saved import mapping. */
export const mappingNameLimits = { min: 1, max: 60 } as const;

/** Limits of the reason for which an operator views the portal as a client. */
export const viewReasonLimits = { min: 1, max: 200 } as const;

/** The number of days ahead that the filter of ending trials accepts. */
export const trialFilterDays = { min: 1, max: 90 } as const;

/** A trial that ends within this many days needs attention. Analytics counts these trials. */
export const trialAttentionDays = 7;

// Control characters, lone surrogates and bidirectional formatting characters.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const unprintableExceptLineBreaks = /(?![\t\r\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const spreadsheetCommand = /^(?:[\t\r]|\s*[=@])/;

/** Returns the length as operators count it: an emoji outside the basic plane is one character. */
export const characterCount = (text: string): number => [...text].length;

export interface ClientTextMessages {
  /** For a text that a spreadsheet would run. `start` is its first character, or null for a tab. */
  command: (start: string | null) => string;
  invisible: Message;
  tooLong: Message;
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
      const addIssue = (message: Message) =>
        issues.push({ code: 'custom', input: value, message: textOf(message) });
      if (spreadsheetCommand.test(value)) {
        addIssue(messages.command(/^\s*([=@])/.exec(value)?.[1] ?? null));
      } else if (hasUnprintable(value)) addIssue(messages.invisible);
      if (characterCount(normalize(value)) > max) addIssue(messages.tooLong);
    }),
    z.overwrite(normalize),
  );
};

// NFC splits some letters in two, so the length is checked after normalization.
const trimLine = (text: string): string => emptyUnlessVisible(text.trim().normalize('NFC'));

/** Returns the schema of a text on one line. */
const clientLine = (max: number, describe: DescribeClientText) =>
  clientText(max, describe, trimLine, (text) => unprintable.test(text.trim()));

/** Returns the schema of a note, which can have several lines. An empty note becomes null. */
const clientNote = (max: number, describe: DescribeClientText) =>
  textOrNull(
    clientText(
      max,
      describe,
      (text) => text.trim(),
      (text) => unprintableExceptLineBreaks.test(text),
    ),
  );

interface TagMessages {
  tag: DescribeClientText;
  tooMany: Message;
}

/** Returns the schema of a client's tags, which it deduplicates. */
const tagsField = (messages: TagMessages) =>
  z
    .pipe(
      z.array(clientLine(clientMaxLengths.tag, messages.tag)),
      z.transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))]),
    )
    .check(z.refine((tags) => tags.length <= maxTags, { error: messages.tooMany }));

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
      issues.push({ code: 'custom', input: text, message: textOf(messages[result.problem]) });
      return z.NEVER;
    }),
  );

export interface ClientMessages extends TagMessages {
  name: DescribeClientText;
  missingName: Message;
  line: (name: ClientLineName) => DescribeClientText;
  website: Message;
  note: DescribeClientText;
}

/**
 * Returns the schemas of a client's fields, except its email address and choices, which each side parses in
 * its own way, and its phone number, which depends on the country. Empty optional fields become null.
 */
export const createClientFieldSchemas = (messages: ClientMessages) => ({
  name: clientLine(clientFieldRules.name.max, messages.name).check(
    z.refine((name) => name !== '', { error: messages.missingName }),
  ),
  ...recordOf(clientLineNames, (name) =>
    textOrNull(clientLine(clientFieldRules[name].max, messages.line(name))),
  ),
  website: websiteField(messages.website),
  tags: tagsField(messages),
  note: clientNote(clientFieldRules.note.max, messages.note),
});

/** The fields of a deactivation. */
export const deactivationFields = (messages: { reason: Message; note: DescribeClientText }) => ({
  when: z.enum(deactivationTimes),
  reason: z.enum(deactivationReasons, { error: messages.reason }),
  note: clientNote(clientMaxLengths.deactivationNote, messages.note),
});
