import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { maxFilterTextLength } from '@contract/limits';
import { formatOpenDays, todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { inSentence } from '@/texts/grammar';
import * as texts from '@/texts/settings/record';
import { actionText } from '@/ui/activity/activityLabels';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { type Choice, ChoiceEditor } from '@/ui/table/ChoiceEditor';
import { FilterBar, FilterChips, type ListFilter, namesChip } from '@/ui/table/FilterBar';
import { OpenDaysEditor } from '@/ui/table/OpenDaysEditor';
import { TextField } from '@/ui/TextField';
import { actorTypeNames, isActorType } from './actors';
import { useGetAuditFacetsQuery } from './auditLogApi';
import { type AuditLogFilters, type FilterKey, filterKeys, withoutFilter } from './auditLogFilters';
import { targetName } from './targets';
import type { AuditLogList } from './useAuditLog';

interface EditorProps {
  list: AuditLogList;
  onDone: () => void;
}

type ChoiceKey = Exclude<FilterKey, 'days' | 'address' | 'target'>;

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
function ChoicesEditor({ filterKey, list: { filters, setFilters } }: EditorProps & { filterKey: ChoiceKey }) {
  const { choices, error, refetch } = useChoices(filterKey);

  const choose = (values: string[]) => {
    const next = filterKey === 'by' ? { by: values.filter(isActorType) } : { [filterKey]: values };
    setFilters(values.length > 0 ? { ...filters, ...next } : withoutFilter(filters, filterKey));
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

function AddressEditor({ list: { filters, setFilters }, onDone }: EditorProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { address: filters.address ?? '' } });
  const apply = (values: { address: string }) => {
    const address = values.address.trim();
    setFilters(address ? { ...filters, address } : withoutFilter(filters, 'address'));
    onDone();
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(apply)} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={texts.ipAddress}
        autoComplete="off"
        autoFocus
        maxLength={maxFilterTextLength}
        {...register('address')}
      />
      <Button type="submit" size={2}>
        {texts.apply}
      </Button>
    </Box>
  );
}

function DaysEditor({ list: { filters, setFilters }, onDone }: EditorProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';

  return (
    <OpenDaysEditor
      range={filters.days ?? null}
      today={todayIn(timeZone)}
      onApply={(days) => {
        setFilters(days ? { ...filters, days } : withoutFilter(filters, 'days'));
        onDone();
      }}
    />
  );
}

/** The data that chips need in addition to the filters. */
interface ChipContext {
  personName: (id: string) => string;
  /** Null until an event with the filtered target is loaded. */
  targetLabel: string | null;
}

interface FilterDefinition {
  label: string;
  chip: (filters: AuditLogFilters, context: ChipContext) => string;
  /** True if the editor applies each choice immediately. */
  isLive?: true;
  /** Missing if only links set the filter. */
  Editor?: ComponentType<EditorProps>;
}

/**
 * Returns the label of an action. Prefixes client actions, as in `Client: paused`, unless the label starts
 * with `Client`.
 */
function actionLabel(action: string): string {
  const text = actionText(action);
  const isUnambiguous = !action.startsWith('client.') || /^client/i.test(text);
  return isUnambiguous ? text : texts.clientAction(inSentence(text.charAt(0)) + text.slice(1));
}

const filterDefinitions: Readonly<Record<FilterKey, FilterDefinition>> = {
  person: {
    label: texts.person,
    chip: ({ person = [] }, { personName }) => namesChip(texts.person, person.map(personName)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="person" {...props} />,
  },
  action: {
    label: texts.whatWasDone,
    chip: ({ action = [] }) => namesChip(texts.what, action.map(actionLabel)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="action" {...props} />,
  },
  kind: {
    label: texts.whatItWasAbout,
    chip: ({ kind = [] }) => namesChip(texts.about, kind.map(targetName)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="kind" {...props} />,
  },
  days: {
    label: texts.days,
    chip: ({ days }) => formatOpenDays(days ?? { from: null, to: null }),
    Editor: DaysEditor,
  },
  address: {
    label: texts.address,
    chip: ({ address }) => texts.from(address),
    Editor: AddressEditor,
  },
  by: {
    label: texts.doneBy,
    chip: ({ by = [] }) =>
      namesChip(
        texts.by,
        by.map((type) => actorTypeNames[type]),
      ),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="by" {...props} />,
  },
  target: { label: texts.oneThing, chip: (_filters, { targetLabel }) => texts.aboutOneThing(targetLabel) },
};

/** Finds the names of the filtered operators and target, which the URL contains only as ids. */
function useChipContext({ filters, events }: AuditLogList): ChipContext {
  const actors = useGetAuditFacetsQuery(undefined, { skip: !filters.person }).data?.auditFacets.actors;
  return {
    personName: (id) => actors?.find((actor) => actor.id === id)?.name ?? texts.onePerson,
    targetLabel: events?.find(({ targetId }) => targetId === filters.target)?.targetLabel ?? null,
  };
}

export function AuditLogFilterBar({ list }: { list: AuditLogList }) {
  const { filters, setFilters } = list;
  const context = useChipContext(list);

  const listFilters = filterKeys.map((key): ListFilter => {
    const { label, chip, isLive, Editor } = filterDefinitions[key];
    return {
      key,
      label,
      isOffered: Editor !== undefined,
      chip: filters[key] === undefined ? null : chip(filters, context),
      isLive,
      editor: Editor && ((onDone) => <Editor list={list} onDone={onDone} />),
      onRemove: () => setFilters(withoutFilter(filters, key)),
    };
  });

  return (
    <FilterBar
      list={list}
      searchLabel={texts.searchNamesActionsAddresses}
      searchHint={list.isTooShort && texts.typeThreeCharactersAtLeast}
    >
      <FilterChips filters={listFilters} onClear={list.clearFilters} />
    </FilterBar>
  );
}
