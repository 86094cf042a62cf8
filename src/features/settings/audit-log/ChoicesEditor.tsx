import { ErrorPanel } from '@/ui/ErrorPanel';
import { ChoiceEditor, type Choice } from '@/ui/filters/ChoiceEditor';
import * as texts from '@/texts/settings/record';
import { actorTypeNames, isActorType } from './actors';
import { actionLabel } from './filterNames';
import { useGetAuditFacetsQuery } from './auditLogApi';
import { withoutFilter, type FilterKey, type AuditLogFilters } from './auditLogFilters';
import { targetName } from './targets';

type ChoiceKey = Exclude<FilterKey, 'days' | 'address' | 'target'>;

interface ChoicesEditorProps {
  filterKey: ChoiceKey;
  filters: AuditLogFilters;
  onChange: (filters: AuditLogFilters) => void;
}

const searchLabels: Readonly<Record<ChoiceKey, string>> = {
  person: texts.searchPeople,
  action: texts.searchWhatWasDone,
  kind: texts.searchWhatItWasAbout,
  by: texts.search,
};

const byLabel = (choices: Choice[]): Choice[] => choices.sort((a, b) => a.label.localeCompare(b.label));

function useChoices(filterKey: ChoiceKey) {
  const { data, error, refetch } = useGetAuditFacetsQuery();
  const facets = data?.auditFacets;
  const choices: Readonly<Record<ChoiceKey, Choice[] | undefined>> = {
    person: facets?.actors.map(({ id, name, isRemoved }) => ({
      value: id ?? '',
      label: isRemoved ? texts.removedPerson(name ?? '') : (name ?? ''),
    })),
    action: facets && byLabel(facets.actions.map((value) => ({ value, label: actionLabel(value) }))),
    kind: facets && byLabel(facets.targetTypes.map((value) => ({ value, label: targetName(value) }))),
    by: facets?.actorTypes.map((value) => ({ value, label: actorTypeNames[value] })),
  };
  return { choices: choices[filterKey], error, refetch };
}

/** Edits a filter that accepts several values. */
export function ChoicesEditor({ filterKey, filters, onChange }: ChoicesEditorProps) {
  const { choices, error, refetch } = useChoices(filterKey);

  const choose = (values: string[]) => {
    const next = filterKey === 'by' ? { by: values.filter(isActorType) } : { [filterKey]: values };
    onChange(values.length > 0 ? { ...filters, ...next } : withoutFilter(filters, filterKey));
  };

  if (error && !choices) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={searchLabels[filterKey]}
      emptyText={texts.thereIsNoneYet}
      choices={choices}
      chosen={filters[filterKey] ?? []}
      onChange={choose}
    />
  );
}
