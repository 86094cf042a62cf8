import type { ClientImportValueInput } from '@/api/types';
import type { ClientImportDetails } from '../clientImportApi';

type UnmatchedValue = ClientImportDetails['unmatchedValues'][number];

/** The choice for each value, by `valueKey`. An empty string means no choice. */
export type ValueChoices = Readonly<Record<string, string>>;

const replacePrefix = 'Replace ';

export const replaceOption = (replacement: string): string => replacePrefix + replacement;

export const valueKey = ({ field, value }: Pick<UnmatchedValue, 'field' | 'value'>): string =>
  `${field} ${value}`;

const choiceOf = ({ action, replacement }: UnmatchedValue): string =>
  action === 'Replace' ? replaceOption(replacement ?? '') : (action ?? '');

export const checkedChoices = (values: readonly UnmatchedValue[]): ValueChoices =>
  Object.fromEntries(values.map((value) => [valueKey(value), choiceOf(value)]));

/** Returns whether the rows were checked with other choices. */
export const hasUncheckedChoices = (values: readonly UnmatchedValue[], choices: ValueChoices): boolean =>
  values.some((value) => (choices[valueKey(value)] ?? '') !== choiceOf(value));

/** Returns the choices as API input. */
export function toValuesInput(
  values: readonly UnmatchedValue[],
  choices: ValueChoices = checkedChoices(values),
): ClientImportValueInput[] {
  return values.flatMap(({ field, value }): ClientImportValueInput[] => {
    const choice = choices[valueKey({ field, value })] ?? '';
    if (choice === 'LeaveEmpty' || choice === 'SkipRow') return [{ field, value, action: choice }];
    if (!choice.startsWith(replacePrefix)) return [];
    return [{ field, value, action: 'Replace', replacement: choice.slice(replacePrefix.length) }];
  });
}
