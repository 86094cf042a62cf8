import type { ClientImportValueInput } from '@/api/schema.generated';
import type { ClientImportDetails } from '../clientImportApi';

type UnmatchedValue = ClientImportDetails['unmatchedValues'][number];

/** The choice for each value, by `valueKey`; '' for none. */
export type ValueChoices = Readonly<Record<string, string>>;

const replaces = 'Replace ';

export const optionOf = (replacement: string): string => replaces + replacement;

export const valueKey = ({ field, value }: Pick<UnmatchedValue, 'field' | 'value'>): string =>
  `${field} ${value}`;

const choiceOf = ({ action, replacement }: UnmatchedValue): string =>
  action === 'Replace' ? optionOf(replacement ?? '') : (action ?? '');

export const keptChoices = (values: readonly UnmatchedValue[]): ValueChoices =>
  Object.fromEntries(values.map((value) => [valueKey(value), choiceOf(value)]));

/** Whether the rows were checked with other choices than these. */
export const isUnchecked = (values: readonly UnmatchedValue[], choices: ValueChoices): boolean =>
  values.some((value) => (choices[valueKey(value)] ?? '') !== choiceOf(value));

/** Returns the choices as input of the check. */
export function toValuesInput(
  values: readonly UnmatchedValue[],
  choices: ValueChoices = keptChoices(values),
): ClientImportValueInput[] {
  return values.flatMap(({ field, value }): ClientImportValueInput[] => {
    const choice = choices[valueKey({ field, value })] ?? '';
    if (choice === 'LeaveEmpty' || choice === 'SkipRow') return [{ field, value, action: choice }];
    if (!choice.startsWith(replaces)) return [];
    return [{ field, value, action: 'Replace', replacement: choice.slice(replaces.length) }];
  });
}
