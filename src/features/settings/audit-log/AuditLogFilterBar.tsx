import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { maxFilterTextLength } from '@contract/limits';
import { formatOpenDays, todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
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
import { clientActionLabels } from './clientActionLabels';
import { targetName } from './targets';
import type { AuditLogList } from './useAuditLog';

interface EditorProps {
  list: AuditLogList;
  onDone: () => void;
}

type ChoiceKey = Exclude<FilterKey, 'days' | 'address' | 'target'>;

const searchLabels: Readonly<Record<ChoiceKey, MessageDescriptor>> = {
  person: msg`Search people`,
  action: msg`Search what was done`,
  kind: msg`Search what it was about`,
  by: msg`Search`,
};

const byLabel = (choices: Choice[]): Choice[] => choices.sort((a, b) => a.label.localeCompare(b.label));

function useChoices(filterKey: ChoiceKey) {
  const { t } = useLingui();
  const { data, error, refetch } = useGetAuditFacetsQuery();
  const facets = data?.auditFacets;
  const choices: Readonly<Record<ChoiceKey, Choice[] | undefined>> = {
    person: facets?.actors.map(({ id, name, isRemoved }) => ({
      value: id ?? '',
      label: isRemoved ? t`${{ name: name ?? '' }} (removed)` : (name ?? ''),
    })),
    action: facets && byLabel(facets.actions.map((value) => ({ value, label: actionLabel(value) }))),
    kind: facets && byLabel(facets.targetTypes.map((value) => ({ value, label: targetName(value) }))),
    by: facets?.actorTypes.map((value) => ({ value, label: t(actorTypeNames[value]) })),
  };
  return { choices: choices[filterKey], error, refetch };
}

/** Edits a filter that accepts several values. */
function ChoicesEditor({ filterKey, list: { filters, setFilters } }: EditorProps & { filterKey: ChoiceKey }) {
  const { t } = useLingui();
  const { choices, error, refetch } = useChoices(filterKey);

  const choose = (values: string[]) => {
    const next = filterKey === 'by' ? { by: values.filter(isActorType) } : { [filterKey]: values };
    setFilters(values.length > 0 ? { ...filters, ...next } : withoutFilter(filters, filterKey));
  };

  if (error && !choices) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={t(searchLabels[filterKey])}
      emptyText={t`There is none yet.`}
      choices={choices}
      chosen={filters[filterKey] ?? []}
      onChange={choose}
    />
  );
}

function AddressEditor({ list: { filters, setFilters }, onDone }: EditorProps) {
  const { t } = useLingui();
  const { register, handleSubmit } = useForm({ defaultValues: { address: filters.address ?? '' } });
  const apply = (values: { address: string }) => {
    const address = values.address.trim();
    setFilters(address ? { ...filters, address } : withoutFilter(filters, 'address'));
    onDone();
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(apply)} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={t`IP address`}
        autoComplete="off"
        autoFocus
        maxLength={maxFilterTextLength}
        {...register('address')}
      />
      <Button type="submit" size={2}>
        {t`Apply`}
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
  label: MessageDescriptor;
  chip: (filters: AuditLogFilters, context: ChipContext) => string;
  /** True if the editor applies each choice immediately. */
  isLive?: true;
  /** Missing if only links set the filter. */
  Editor?: ComponentType<EditorProps>;
}

/** Returns the label of an action. The labels of client actions name the client, as in `Client: paused`. */
function actionLabel(action: string): string {
  if (!action.startsWith('client.')) return actionText(action);
  const label = clientActionLabels[action];
  return label ? i18n._(label) : t`Client: ${{ action: actionText(action) }}`;
}

const filterDefinitions: Readonly<Record<FilterKey, FilterDefinition>> = {
  person: {
    label: msg`Person`,
    chip: ({ person = [] }, { personName }) => namesChip(t`Person`, person.map(personName)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="person" {...props} />,
  },
  action: {
    label: msg`What was done`,
    chip: ({ action = [] }) => namesChip(t`What`, action.map(actionLabel)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="action" {...props} />,
  },
  kind: {
    label: msg`What it was about`,
    chip: ({ kind = [] }) => namesChip(t`About`, kind.map(targetName)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="kind" {...props} />,
  },
  days: {
    label: msg`Days`,
    chip: ({ days }) => formatOpenDays(days ?? { from: null, to: null }),
    Editor: DaysEditor,
  },
  address: {
    label: msg({ message: 'Address', context: 'IP address' }),
    chip: ({ address = '' }) => t`From ${address}`,
    Editor: AddressEditor,
  },
  by: {
    label: msg`Done by`,
    chip: ({ by = [] }) =>
      namesChip(
        t({ message: 'By', context: 'actor' }),
        by.map((type) => i18n._(actorTypeNames[type])),
      ),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="by" {...props} />,
  },
  target: {
    label: msg`One thing`,
    chip: (_filters, { targetLabel }) =>
      targetLabel === null ? t`About one thing` : t`About ${targetLabel}`,
  },
};

/** Finds the names of the filtered operators and target, which the URL contains only as ids. */
function useChipContext({ filters, events }: AuditLogList): ChipContext {
  const { t } = useLingui();
  const actors = useGetAuditFacetsQuery(undefined, { skip: !filters.person }).data?.auditFacets.actors;
  return {
    personName: (id) => actors?.find((actor) => actor.id === id)?.name ?? t`one person`,
    targetLabel: events?.find(({ targetId }) => targetId === filters.target)?.targetLabel ?? null,
  };
}

export function AuditLogFilterBar({ list }: { list: AuditLogList }) {
  const { t } = useLingui();
  const { filters, setFilters } = list;
  const context = useChipContext(list);

  const listFilters = filterKeys.map((key): ListFilter => {
    const { label, chip, isLive, Editor } = filterDefinitions[key];
    return {
      key,
      label: t(label),
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
      searchLabel={t`Search names, actions, addresses`}
      searchHint={list.isTooShort && t`Type three characters at least.`}
    >
      <FilterChips filters={listFilters} onClear={list.clearFilters} />
    </FilterBar>
  );
}
