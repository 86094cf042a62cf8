import * as z from 'zod';
import { nameLimits } from '../../contract/team';
import { line, type DescribeText, type TextLimits } from '../../contract/text';
import { hasContacts } from './contactsInNames';

/** Returns the messages of a field that `label` names, such as `a title`. */
export const textMessages =
  (label: string): DescribeText =>
  ({ min = 0, max }) => ({
    missing: `Type ${label}.`,
    tooShort: `Type ${label} of ${min} characters at least.`,
    tooLong: `Type ${label} of ${max} characters at most.`,
  });

export const plainLine = (label: string, limits: TextLimits) => line(limits, textMessages(label));

/**
 * Returns a schema for a person's name. Rejects web addresses and phone numbers, because emails contain the
 * name.
 */
export const personName = (label: string) =>
  plainLine(label, nameLimits).check(
    z.refine((name) => !hasContacts(name), `Type ${label} without a web address or a phone number.`),
  );
