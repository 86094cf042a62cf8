import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { trialAttentionDays } from '@contract/clients';
import type { MrrMovementKind } from '@contract/enums';
import { keysOf } from '@contract/records';
import type { ClientFilter, GetClientFacetsQuery } from '@/api/types';
import { formatDay, formatDays, todayIn } from '@/lib/days';
import { compareTexts, countryName } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { ChoiceEditor, withChosen } from '@/ui/table/ChoiceEditor';
import { FilterBar, FilterChips, type ListFilter, namesChip } from '@/ui/table/FilterBar';
import { OpenDaysEditor } from '@/ui/days/OpenDaysEditor';
import { useGetClientFacetsQuery } from '../../clientsApi';
import type { ClientList } from '../useClientList';
import { activeFilterKeys, type FilterKey, withoutFilter } from './filterCodecs';

interface EditorProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onDone: () => void;
}

type Facets = GetClientFacetsQuery['clientFacets'];

const facets = {
  plan: {
    field: 'planId',
    searchLabel: msg`Search plans`,
    emptyText: msg`No clients have a plan yet.`,
    choices: ({ plans }: Facets) =>
      plans.map(({ plan, count }) => ({ value: plan.id, label: plan.name, count })),
  },
  country: {
    field: 'country',
    searchLabel: msg`Search countries`,
    emptyText: msg`No clients have a country yet.`,
    choices: ({ countries }: Facets) =>
      countries
        .map(({ value, count }) => ({ value, label: countryName(value), count }))
        .sort((one, other) => compareTexts(one.label, other.label)),
  },
  tag: {
    field: 'tag',
    searchLabel: msg`Search tags`,
    emptyText: msg`No clients have a tag yet.`,
    choices: ({ tags }: Facets) => tags.map(({ value, count }) => ({ value, label: value, count })),
  },
} as const;

interface FacetEditorProps extends Omit<EditorProps, 'onDone'> {
  facetKey: keyof typeof facets;
}

function FacetEditor({ facetKey, filter, onChange }: FacetEditorProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useGetClientFacetsQuery();
  const { field, searchLabel, emptyText, choices } = facets[facetKey];
  const { [field]: chosen, ...rest } = filter;
  const values = chosen ?? [];

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={t(searchLabel)}
      emptyText={t(emptyText)}
      choices={data && withChosen(choices(data.clientFacets), values, { count: 0 })}
      chosen={values}
      onChange={(next) => onChange(next.length > 0 ? { ...rest, [field]: next } : rest)}
    />
  );
}

function CreatedEditor({ filter, onChange, onDone }: EditorProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { createdFrom = null, createdTo = null, ...rest } = filter;

  return (
    <OpenDaysEditor
      range={{ from: createdFrom, to: createdTo }}
      today={todayIn(timeZone)}
      onApply={(range) => {
        onChange({
          ...rest,
          ...(range?.from && { createdFrom: range.from }),
          ...(range?.to && { createdTo: range.to }),
        });
        onDone();
      }}
    />
  );
}

const movementChips: Readonly<Record<MrrMovementKind, (days: string) => string>> = {
  New: (days) => t`New paying clients: ${days}`,
  Expansion: (days) => t`Expansion: ${days}`,
  Contraction: (days) => t`Contraction: ${days}`,
  Churned: (days) => t`Churned: ${days}`,
};

function createdChip({ createdFrom: from, createdTo: to }: ClientFilter): string {
  if (from && to) return t`Created: ${{ days: formatDays({ from, to }) }}`;
  return from
    ? t`Created since ${{ day: formatDay(from) }}`
    : t`Created until ${{ day: formatDay(to ?? '') }}`;
}

interface FilterDefinition {
  /** Label in the menu. Missing if only links set the filter. */
  label?: MessageDescriptor;
  needsMoney?: true;
  chip: (filter: ClientFilter, planName: (id: string) => string) => string;
  /** True if the editor applies each choice immediately. */
  isLive?: true;
  editor?: (props: EditorProps) => ReactNode;
  /** The value that the menu sets for a filter without an editor. */
  preset?: ClientFilter;
}

/** The filters in the order of the menu and the chips. `StatusFilter` shows the status. */
const filterDefinitions: Readonly<Record<Exclude<FilterKey, 'status'>, FilterDefinition>> = {
  plan: {
    label: msg`Plan`,
    chip: ({ planId }, planName) => namesChip(t`Plan`, (planId ?? []).map(planName)),
    isLive: true,
    editor: (props) => <FacetEditor facetKey="plan" {...props} />,
  },
  country: {
    label: msg`Country`,
    chip: ({ country }) => namesChip(t`Country`, (country ?? []).map(countryName)),
    isLive: true,
    editor: (props) => <FacetEditor facetKey="country" {...props} />,
  },
  tag: {
    label: msg`Tag`,
    chip: ({ tag }) => namesChip(t`Tag`, tag ?? []),
    isLive: true,
    editor: (props) => <FacetEditor facetKey="tag" {...props} />,
  },
  created: {
    label: msg`Created`,
    chip: createdChip,
    editor: (props) => <CreatedEditor {...props} />,
  },
  failed: {
    label: msg`Last payment failed`,
    needsMoney: true,
    chip: () => t`Last payment failed`,
    preset: { lastPaymentFailed: true },
  },
  trial: {
    label: msg`Trial ends within ${trialAttentionDays} days`,
    chip: ({ trialEndsWithinDays }) =>
      t`${plural({ days: trialEndsWithinDays ?? trialAttentionDays }, { one: 'Trial ends within # day', other: 'Trial ends within # days' })}`,
    preset: { trialEndsWithinDays: trialAttentionDays },
  },
  never: {
    label: msg`Never signed in`,
    chip: () => t`Never signed in`,
    preset: { neverSignedIn: true },
  },
  attention: {
    label: msg`Needs attention`,
    chip: () => t`Needs attention`,
    preset: { needsAttention: true },
  },
  active: { chip: ({ activeOn }) => t`Paying on ${{ day: formatDay(activeOn ?? '') }}` },
  movement: {
    chip: ({ movement }) => (movement ? movementChips[movement.kind](formatDays(movement)) : ''),
  },
};

function usePlanNames({ planId }: ClientFilter): (id: string) => string {
  const { data } = useGetClientFacetsQuery(undefined, { skip: !planId });
  const plans = data?.clientFacets.plans ?? [];
  return (id) => plans.find(({ plan }) => plan.id === id)?.plan.name ?? '…';
}

interface ClientFilterBarProps {
  list: ClientList;
  /** Shown after the chips. */
  children: ReactNode;
}

export function ClientFilterBar({ list, children }: ClientFilterBarProps) {
  const { t } = useLingui();
  const filter = list.query.filters;
  const planName = usePlanNames(filter);
  const activeKeys = activeFilterKeys(filter);
  const setFilter = (filters: ClientFilter) => list.change({ filters });

  const filters = keysOf(filterDefinitions).map((key): ListFilter => {
    const { label, needsMoney = false, chip, isLive, editor, preset } = filterDefinitions[key];
    return {
      key,
      label: label ? t(label) : '',
      isOffered: label !== undefined && (list.canSeeMoney || !needsMoney),
      chip: activeKeys.includes(key) ? chip(filter, planName) : null,
      isLive,
      editor: editor && ((onDone) => editor({ filter, onChange: setFilter, onDone })),
      onAdd: preset && (() => setFilter({ ...filter, ...preset })),
      onRemove: () => setFilter(withoutFilter(filter, key)),
    };
  });

  return (
    <FilterBar list={list} searchLabel={t`Search by name, email, phone, or number`}>
      <FilterChips filters={filters} hasOtherFilter={filter.status !== undefined} onClear={list.clearFilters}>
        {children}
      </FilterChips>
    </FilterBar>
  );
}
