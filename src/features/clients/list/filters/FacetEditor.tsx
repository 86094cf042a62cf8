import type { ClientFilter, GetClientFacetsQuery } from '@/api/types';
import { countryName } from '@/lib/countryName';
import { useGetClientFacetsQuery } from '../../clientsApi';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { ChoiceEditor, type Choice } from '@/ui/filters/ChoiceEditor';
import * as texts from '@/texts/clients/list/filters';

type Facets = GetClientFacetsQuery['clientFacets'];

export type FacetKey = 'plan' | 'country' | 'tag';

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

// Selected values stay listed so that they can be removed, even if no client has them anymore.
const withSelected = (choices: readonly Choice[], chosen: readonly string[]): Choice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value, count: 0 })),
];

interface FacetEditorProps {
  facetKey: FacetKey;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
}

export function FacetEditor({ facetKey, filter, onChange }: FacetEditorProps) {
  const { data, error, refetch } = useGetClientFacetsQuery();
  const { field, searchLabel, choices } = facets[facetKey];
  const { [field]: chosen, ...rest } = filter;
  const values = chosen ?? [];

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={searchLabel}
      emptyText={texts.noClientHasOneYet}
      choices={data && withSelected(choices(data.clientFacets), values)}
      chosen={values}
      onChange={(next) => onChange(next.length > 0 ? { ...rest, [field]: next } : rest)}
    />
  );
}
