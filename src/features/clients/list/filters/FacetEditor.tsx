import type { ClientFilter } from '@/api/schema.generated';
import { countryName } from '@/lib/countryName';
import { useGetClientFacetsQuery } from '../../clientsApi';
import type { GetClientFacetsQuery } from '../../clients.generated';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { ChoiceEditor, type Choice } from '@/ui/filters/ChoiceEditor';
import * as texts from '@/texts/clients/list/filters';

type Facets = GetClientFacetsQuery['clientFacets'];

export type FacetWord = 'plan' | 'country' | 'tag';

const facets = {
  plan: {
    field: 'planId',
    searchLabel: texts.searchPlans,
    choices: ({ plans }: Facets) =>
      plans.map(({ plan, count }) => ({ value: plan.id, label: plan.name, count })),
  },
  country: {
    field: 'country',
    searchLabel: texts.searchCountries,
    choices: ({ countries }: Facets) =>
      countries
        .map(({ value, count }) => ({ value, label: countryName(value), count }))
        .sort((one, other) => one.label.localeCompare(other.label)),
  },
  tag: {
    field: 'tag',
    searchLabel: texts.searchTags,
    choices: ({ tags }: Facets) => tags.map(({ value, count }) => ({ value, label: value, count })),
  },
} as const;

// What is chosen stays to be taken back, though no client has it any more.
const withChosen = (choices: readonly Choice[], chosen: readonly string[]): Choice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value, count: 0 })),
];

interface FacetEditorProps {
  word: FacetWord;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
}

export function FacetEditor({ word, filter, onChange }: FacetEditorProps) {
  const { data, error, refetch } = useGetClientFacetsQuery();
  const { field, searchLabel, choices } = facets[word];
  const { [field]: chosen, ...rest } = filter;
  const values = chosen ?? [];

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={searchLabel}
      noneText={texts.noClientHasOneYet}
      choices={data && withChosen(choices(data.clientFacets), values)}
      chosen={values}
      onChange={(next) => onChange(next.length > 0 ? { ...rest, [field]: next } : rest)}
    />
  );
}
