import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnalyticsRange } from '@/api/types';
import { type DayRange, formatDays, isSupportedDay, todayIn } from '@/lib/days';
import { timeZoneName } from '@/lib/format';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { SelectField } from '@/ui/SelectField';
import { selectOptions } from '@/ui/selectOptions';
import { LazyDayRangeFields } from '@/ui/days/lazyDays';
import type { AnalyticsInterval, AnalyticsPreset } from '@contract/enums';
import { maxAnalyticsYears } from '@contract/limits';
import { FiguresSection } from './FiguresSection';
import { FiguresSkeleton } from './FiguresSkeleton';
import { GoLiveChecklist } from './GoLiveChecklist';
import { NoFigures } from './NoFigures';
import { ActivityPanel } from './activity/ActivityPanel';
import { type Analytics, useGetAnalyticsQuery } from './analyticsApi';

type Preset = Exclude<AnalyticsPreset, 'Custom'>;

/** The names of the presets, in display order. */
const presetNames: Readonly<Record<Preset, MessageDescriptor>> = {
  Last7Days: msg`Last 7 days`,
  Last30Days: msg`Last 30 days`,
  ThisMonth: msg`This month`,
  LastMonth: msg`Last month`,
  ThisQuarter: msg`This quarter`,
  LastQuarter: msg`Last quarter`,
  ThisYear: msg`This year`,
  Last12Months: msg`Last 12 months`,
};

const defaultPreset: Preset = 'Last30Days';

const intervalNames: Readonly<Record<AnalyticsInterval, MessageDescriptor>> = {
  Day: msg`Day`,
  Week: msg`Week`,
  Month: msg`Month`,
};

interface RangeChoice {
  preset: Preset | null;
  /** Set if `preset` is null. */
  custom: DayRange | null;
  /** Null lets the server choose. */
  interval: AnalyticsInterval | null;
}

const isPreset = (text: string): text is Preset => Object.hasOwn(presetNames, text);

const isInterval = (text: string): text is AnalyticsInterval => Object.hasOwn(intervalNames, text);

const intervalFrom = (text: string): AnalyticsInterval | null => (isInterval(text) ? text : null);

/** Parses the URL parameters. Invalid values fall back to the defaults. */
export function readRange(params: URLSearchParams): RangeChoice {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const named = params.get('range') ?? '';
  const custom = isSupportedDay(from) && isSupportedDay(to) && from <= to ? { from, to } : null;
  const interval = intervalFrom(params.get('interval') ?? '');
  if (custom) return { preset: null, custom, interval };
  return { preset: isPreset(named) ? named : defaultPreset, custom, interval };
}

/** Returns the current URL parameters with the choice applied. Keeps unrelated parameters. */
export function writeRange(choice: RangeChoice, current: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(current);
  ['range', 'from', 'to', 'interval'].forEach((name) => next.delete(name));
  if (choice.custom) {
    next.set('from', choice.custom.from);
    next.set('to', choice.custom.to);
  } else if (choice.preset && choice.preset !== defaultPreset) next.set('range', choice.preset);
  if (choice.interval) next.set('interval', choice.interval);
  return next;
}

export const toAnalyticsRange = ({ preset, custom }: RangeChoice): AnalyticsRange =>
  custom ? { preset: 'Custom', ...custom } : { preset: preset ?? defaultPreset };

interface RangeBarProps {
  choice: RangeChoice;
  onChange: (change: Partial<RangeChoice>) => void;
  /** The range on the screen. It prefills the fields of a new custom range. */
  shownRange: DayRange | null;
}

const custom = 'Custom';

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 } as const;

function RangeBar({ choice, onChange, shownRange }: RangeBarProps) {
  const { t } = useLingui();
  const isRightToLeft = useTheme().direction === 'rtl';
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const side = isRightToLeft ? 'right' : 'left';

  return (
    <Box sx={barSx}>
      <Box sx={{ width: 168 }}>
        <SelectField
          label={t`Date range`}
          options={[
            ...selectOptions(presetNames),
            ...(choice.custom ? [{ value: custom, label: t`Custom` }] : []),
          ]}
          value={choice.preset ?? custom}
          onChange={({ target }) => {
            if (isPreset(target.value)) onChange({ preset: target.value, custom: null });
          }}
        />
      </Box>
      <Button
        color="gray"
        variant="soft"
        startIcon={<CalendarIcon aria-hidden sx={{ fontSize: 18 }} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t`Custom range`}
      </Button>
      <Box sx={{ width: 132 }}>
        <SelectField
          label={t`Group by`}
          options={[{ value: '', label: t`Automatic` }, ...selectOptions(intervalNames)]}
          value={choice.interval ?? ''}
          onChange={(event) => onChange({ interval: intervalFrom(event.target.value) })}
        />
      </Box>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: side }}
          transformOrigin={{ vertical: 'top', horizontal: side }}
          onClose={() => setAnchor(null)}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': t`Custom range`, sx: { width: 300, p: 2, mt: 0.5 } },
          }}
        >
          <LazyDayRangeFields
            today={todayIn(timeZone)}
            range={choice.custom ?? shownRange}
            maxYears={maxAnalyticsYears}
            onApply={(chosen) => {
              setAnchor(null);
              onChange({ preset: null, custom: chosen });
            }}
          />
        </Popover>
      )}
    </Box>
  );
}

function RangeLine({ analytics }: { analytics: Analytics }) {
  const { money } = analytics;
  const days = formatDays(analytics);
  const comparedDays = formatDays({ from: analytics.previousFrom, to: analytics.previousTo });
  const timeZone = timeZoneName(analytics.timeZone);

  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {money ? (
        <Trans>
          {days} ({timeZone}), compared with {comparedDays}. Amounts in {{ currency: money.currency }}.
        </Trans>
      ) : (
        <Trans>
          {days} ({timeZone}), compared with {comparedDays}.
        </Trans>
      )}
    </Typography>
  );
}

/** Returns the range in the URL and a function that changes it. */
function useAnalyticsRange(): [RangeChoice, (change: Partial<RangeChoice>) => void] {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readRange(params), [params]);

  const change = useCallback(
    (patch: Partial<RangeChoice>) =>
      setParams((current) => writeRange({ ...readRange(current), ...patch }, current), {
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [choice, change];
}

interface Figure {
  value: number;
  previous: number;
}

const isZero = ({ value, previous }: Figure): boolean => value === 0 && previous === 0;

/** Returns whether all figures of the range and of the previous period are zero. */
function isEmpty({ clients, money }: Analytics): boolean {
  const { active, new: added, newPaying, churned, trialsEnding } = clients;
  const counts = [active, added, newPaying, churned];
  const amounts = money ? [money.gross, money.refunded, money.mrr, money.failedPayments] : [];
  return trialsEnding === 0 && [...counts, ...amounts].every(isZero);
}

export default function AnalyticsScreen() {
  const operator = useAppSelector(selectOperator);
  return operator && <Dashboard operator={operator} />;
}

function Dashboard({ operator }: { operator: Operator }) {
  const { t } = useLingui();
  const { permissions, whiteLabelledCustomer: company } = operator;
  const [choice, change] = useAnalyticsRange();
  const result = useGetAnalyticsQuery({ range: toAnalyticsRange(choice), interval: choice.interval });
  // After an error, figures of an earlier range must not be shown for the new one.
  const analytics = (result.error ? result.currentData : result.data)?.analytics;
  const canViewClients = permissions.includes('MANAGE_CLIENT_MANAGEMENT');
  const checklist = <GoLiveChecklist company={company} permissions={permissions} />;
  const hasFigures = analytics !== undefined && !isEmpty(analytics);
  const isSetUp = Object.values(company.goLiveChecklist).every((flag) => flag !== false);

  return (
    <Stack spacing={2.5}>
      <PageHeader title={t`Dashboard`} />
      {!isSetUp && checklist}
      <RangeBar choice={choice} onChange={change} shownRange={analytics ?? null} />
      {analytics && <RangeLine analytics={analytics} />}
      {result.error && !analytics && <ErrorPanel error={result.error} onRetry={result.refetch} />}
      {!result.error && !analytics && <FiguresSkeleton withMoney={permissions.includes('MANAGE_PAYMENTS')} />}
      {analytics && isEmpty(analytics) && (
        <NoFigures
          canViewClients={canViewClients}
          onExtendRange={() => change({ preset: 'Last12Months', custom: null })}
        />
      )}
      {hasFigures && (
        <FiguresSection
          analytics={analytics}
          operator={operator}
          isStale={result.isFetching && !result.currentData}
        />
      )}
      <ActivityPanel canOpenClients={canViewClients} />
      {isSetUp && checklist}
    </Stack>
  );
}
