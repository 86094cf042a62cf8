import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { parseDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { type DateValue, I18nProvider, RangeCalendar } from 'react-aria-components';
import * as z from 'zod/mini';
import { type DayRange, isSupportedDay } from '@/lib/days';
import { locale } from '@/lib/localeSettings';
import { addMonths } from '@contract/calendarDays';
import { Button } from '../Button';
import { calendarLimits, CalendarMonth, toCalendarDate } from './CalendarMonth';
import { DayInput } from './DayInput';
import { dayError, daySchema } from './dayError';

interface RangeRules {
  /** Allows a range without one or both ends. An empty text stands for a missing end. */
  isOpen?: boolean;
  /** 0 for a range of any length. */
  maxYears?: number;
}

const areBothSupported = (from: string, to: string): boolean => isSupportedDay(from) && isSupportedDay(to);

/** Returns the form schema of two days in order. */
function dayRangeForm({ isOpen = false, maxYears = 0 }: RangeRules) {
  return z
    .object({
      from: daySchema((day) => dayError(day, isOpen ? null : t`Enter a start date.`)),
      to: daySchema((day) => dayError(day, isOpen ? null : t`Enter an end date.`)),
    })
    .check(
      z.refine(({ from, to }) => !areBothSupported(from, to) || from <= to, {
        path: ['to'],
        message: t`Enter an end date on or after the start date.`,
      }),
      z.refine(
        ({ from, to }) =>
          maxYears === 0 || !areBothSupported(from, to) || to <= addMonths(from, maxYears * 12),
        {
          path: ['to'],
          message: t`${plural(maxYears, { one: 'Choose a range of at most # year.', other: 'Choose a range of at most # years.' })}`,
        },
      ),
    );
}

const noDays: DayRange = { from: '', to: '' };

export interface DayRangeFieldsProps extends RangeRules {
  /** In the company's time zone. */
  today: string;
  /** Initial range. Null leaves both fields empty. */
  range: DayRange | null;
  onApply: (range: DayRange) => void;
}

/** Renders a form for the first and last day of a range, which are typed or chosen in a calendar. */
export function DayRangeFields({ today, range, isOpen, maxYears, onApply }: DayRangeFieldsProps) {
  const { t } = useLingui();
  const resolver = useMemo(() => zodResolver(dayRangeForm({ isOpen, maxYears })), [isOpen, maxYears]);
  const { control, handleSubmit, formState, reset } = useForm<DayRange>({
    resolver,
    defaultValues: range ?? noDays,
  });
  const { errors } = formState;
  const { from = '', to = '' } = useWatch({ control });
  const [start, end] = [toCalendarDate(from), toCalendarDate(to)];
  const [shownDay, setShownDay] = useState<DateValue>(() => end ?? start ?? parseDate(today));
  const choose = (days: DayRange) => reset(days, { keepDefaultValues: true });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit((days) => onApply(days))}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {(['from', 'to'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field }) => (
              <DayInput
                {...field}
                label={name === 'from' ? t`Start date` : t`End date`}
                error={errors[name]?.message}
                onChange={(day) => {
                  field.onChange(day);
                  setShownDay(toCalendarDate(day) ?? shownDay);
                }}
              />
            )}
          />
        ))}
      </Box>
      <I18nProvider locale={locale()}>
        <RangeCalendar
          aria-label={t`Date range`}
          value={start && end && start.compare(end) <= 0 ? { start, end } : null}
          {...calendarLimits}
          focusedValue={shownDay}
          onFocusChange={setShownDay}
          onChange={(chosen) => choose({ from: chosen.start.toString(), to: chosen.end.toString() })}
        >
          <CalendarMonth today={today} />
        </RangeCalendar>
      </I18nProvider>
      <Button type="submit" size={2}>
        {t`Apply`}
      </Button>
      {isOpen && (from || to) && (
        <Button size={2} color="gray" variant="text" onClick={() => choose(noDays)}>
          {t`Clear dates`}
        </Button>
      )}
    </Box>
  );
}
