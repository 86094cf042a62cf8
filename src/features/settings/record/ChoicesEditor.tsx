import { ErrorPanel } from '@/ui/ErrorPanel';
import { ChoiceEditor, type Choice } from '@/ui/filters/ChoiceEditor';
import * as texts from '@/texts/settings/record';
import { actorTypeNames, isActorType } from './actors';
import { actionLabel } from './filterNames';
import { useGetAuditFacetsQuery } from './recordApi';
import { withoutWord, type FilterWord, type RecordFilters } from './recordFilters';
import { targetName } from './targets';

type ChoiceWord = Exclude<FilterWord, 'days' | 'address' | 'target'>;

interface ChoicesEditorProps {
  word: ChoiceWord;
  filters: RecordFilters;
  onChange: (filters: RecordFilters) => void;
}

const searchLabels: Readonly<Record<ChoiceWord, string>> = {
  person: texts.searchPeople,
  action: texts.searchWhatWasDone,
  kind: texts.searchWhatItWasAbout,
  by: texts.search,
};

const byLabel = (choices: Choice[]): Choice[] =>
  choices.sort((one, other) => one.label.localeCompare(other.label));

function useChoices(word: ChoiceWord) {
  const { data, error, refetch } = useGetAuditFacetsQuery();
  const facets = data?.auditFacets;
  const choices: Readonly<Record<ChoiceWord, Choice[] | undefined>> = {
    person: facets?.actors.map(({ id, name, isRemoved }) => ({
      value: id ?? '',
      label: isRemoved ? texts.removedPerson(name ?? '') : (name ?? ''),
    })),
    action: facets && byLabel(facets.actions.map((value) => ({ value, label: actionLabel(value) }))),
    kind: facets && byLabel(facets.targetTypes.map((value) => ({ value, label: targetName(value) }))),
    by: facets?.actorTypes.map((value) => ({ value, label: actorTypeNames[value] })),
  };
  return { choices: choices[word], error, refetch };
}

/** The filters of which several values can hold. */
export function ChoicesEditor({ word, filters, onChange }: ChoicesEditorProps) {
  const { choices, error, refetch } = useChoices(word);

  const choose = (values: string[]) => {
    const next = word === 'by' ? { by: values.filter(isActorType) } : { [word]: values };
    onChange(values.length > 0 ? { ...filters, ...next } : withoutWord(filters, word));
  };

  if (error && !choices) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={searchLabels[word]}
      noneText={texts.thereIsNoneYet}
      choices={choices}
      chosen={filters[word] ?? []}
      onChange={choose}
    />
  );
}
