import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ClientChoiceName } from '@contract/clients';
import { countryName, languageName } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { SelectField, type SelectOption } from '@/ui/SelectField';
import { useGetClientCountriesQuery } from './clientsApi';

/** The name of a code of each choice. */
export const choiceNames: Readonly<Record<ClientChoiceName, (code: string) => string>> = {
  country: countryName,
  language: languageName,
};

/** Returns the text for a client without a language. */
export function useDefaultLanguageText(): string {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  return company
    ? t`Company default (${{ language: languageName(company.defaultLanguage) }})`
    : t`Company default`;
}

/** Returns the languages that the portal offers, and the client's if it is another one. */
function useLanguageOptions(current: string): SelectOption[] {
  const { t } = useLingui();
  const offered = useAppSelector(selectCompany)?.portalLanguages ?? [];
  const options = offered.map((tag) => ({ value: tag, label: languageName(tag) }));
  return current === '' || offered.includes(current)
    ? options
    : [...options, { value: current, label: t`${{ language: languageName(current) }} (not offered)` }];
}

interface ChoiceFieldProps extends UseFormRegisterReturn {
  field: ClientChoiceName;
  label: ReactNode;
  /** The stored code, or ''. */
  current?: string;
  error?: string;
}

/** An input for a field with a closed set of values. */
export function ChoiceField({ field, current = '', ...props }: ChoiceFieldProps) {
  const { t } = useLingui();
  const { data } = useGetClientCountriesQuery(undefined, { skip: field !== 'country' });
  const countries = (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const choices = {
    country: { options: countries, placeholder: t`Not specified` },
    language: { options: useLanguageOptions(current), placeholder: useDefaultLanguageText() },
  };
  const { options } = choices[field];

  // The key remounts the select when its options load, because a select cannot hold a value without an option.
  return <SelectField key={options.length} {...choices[field]} {...props} />;
}
