import type { AnalyticsInterval, AnalyticsPreset } from '@contract/enums';
import type { AnalyticsRange } from '@/api/types';
import { isDay } from '@contract/days';
import type { DayRange } from '@/lib/days';
import * as texts from '@/texts/analytics/range';

export type Preset = Exclude<AnalyticsPreset, 'Custom'>;

/** The names of the presets, in display order. */
export const presetNames: Readonly<Record<Preset, string>> = {
  Last7Days: 'Last 7 days',
  Last30Days: 'Last 30 days',
  ThisMonth: texts.thisMonth,
  LastMonth: texts.lastMonth,
  ThisQuarter: texts.thisQuarter,
  LastQuarter: texts.lastQuarter,
  ThisYear: texts.thisYear,
  Last12Months: 'Last 12 months',
};

export const defaultPreset: Preset = 'Last30Days';

export const intervalNames: Readonly<Record<AnalyticsInterval, string>> = {
  Day: 'Day',
  Week: 'Week',
  Month: 'Month',
};

export interface RangeChoice {
  preset: Preset | null;
  /** Set if `preset` is null. */
  custom: DayRange | null;
  /** Null lets the server choose. */
  interval: AnalyticsInterval | null;
}

export const isPreset = (text: string): text is Preset => Object.hasOwn(presetNames, text);

const isInterval = (text: string): text is AnalyticsInterval => Object.hasOwn(intervalNames, text);

export const intervalFrom = (text: string): AnalyticsInterval | null => (isInterval(text) ? text : null);

/** Parses the URL parameters. Invalid values fall back to the defaults. */
export function readRange(params: URLSearchParams): RangeChoice {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const named = params.get('range') ?? '';
  const custom = isDay(from) && isDay(to) && from <= to ? { from, to } : null;
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
