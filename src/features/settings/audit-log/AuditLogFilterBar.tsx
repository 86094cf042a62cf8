import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { maxFilterTextLength } from '@contract/limits';
import { formatOpenDays, todayIn } from '@/lib/days';
import { compareTexts } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { actionText } from '@/ui/activity/activityLabels';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { type Choice, ChoiceEditor } from '@/ui/table/ChoiceEditor';
import { FilterBar, FilterChips, type ListFilter, namesChip } from '@/ui/table/FilterBar';
import { OpenDaysEditor } from '@/ui/days/OpenDaysEditor';
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
  person: msg`Search users`,
  action: msg`Search actions`,
  kind: msg`Search target types`,
  by: msg`Search actor types`,
};

const byLabel = (choices: Choice[]): Choice[] => choices.sort((a, b) => compareTexts(a.label, b.label));

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
      emptyText={t`No options yet.`}
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
        dir="ltr"
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
    label: msg`User`,
    chip: ({ person = [] }, { personName }) => namesChip(t`User`, person.map(personName)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="person" {...props} />,
  },
  action: {
    label: msg`Action`,
    chip: ({ action = [] }) => namesChip(t`Action`, action.map(actionLabel)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="action" {...props} />,
  },
  kind: {
    label: msg`Target type`,
    chip: ({ kind = [] }) => namesChip(t`Target type`, kind.map(targetName)),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="kind" {...props} />,
  },
  days: {
    label: msg`Date`,
    chip: ({ days }) => formatOpenDays(days ?? { from: null, to: null }),
    Editor: DaysEditor,
  },
  address: {
    label: msg`IP address`,
    chip: ({ address = '' }) => t`IP address: ${address}`,
    Editor: AddressEditor,
  },
  by: {
    label: msg`Actor type`,
    chip: ({ by = [] }) =>
      namesChip(
        t`Actor type`,
        by.map((type) => i18n._(actorTypeNames[type])),
      ),
    isLive: true,
    Editor: (props) => <ChoicesEditor filterKey="by" {...props} />,
  },
  target: {
    label: msg`Target`,
    chip: (_filters, { targetLabel }) =>
      targetLabel === null ? t`Target: one item` : t`Target: ${targetLabel}`,
  },
};

/** Finds the names of the filtered operators and target, which the URL contains only as ids. */
function useChipContext({ filters, events }: AuditLogList): ChipContext {
  const { t } = useLingui();
  const actors = useGetAuditFacetsQuery(undefined, { skip: !filters.person }).data?.auditFacets.actors;
  return {
    personName: (id) => actors?.find((actor) => actor.id === id)?.name ?? t`Unknown user`,
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
      searchLabel={t`Search names, actions, IP addresses`}
      searchHint={list.isTooShort && t`Enter at least 3 characters to search.`}
    >
      <FilterChips filters={listFilters} onClear={list.clearFilters} />
    </FilterBar>
  );
}
