import { i18n, type MessageDescriptor } from '@lingui/core';
import { languageNames } from '@contract/languages';
import type { SelectOption } from './SelectField';

/** Returns an option for each value with its label in the current language. */
export const selectOptions = (labels: Readonly<Record<string, MessageDescriptor>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label: i18n._(label) }));

/** An option for each language, in its own language. */
export const languageOptions: readonly SelectOption[] = Object.entries(languageNames).map(
  ([value, label]) => ({
    value,
    label,
  }),
);
