import { useLingui } from '@lingui/react/macro';
import { type CalendarDate, parseDate } from '@internationalized/date';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  type CalendarMonthPickerProps,
  CalendarYearPicker,
  useLocale,
} from 'react-aria-components';
import { dayLimits, isSupportedDay } from '@/lib/days';
import { localeTag } from '@/lib/localeSettings';
import { baseOf } from '@contract/languages';
import { NextIcon, PreviousIcon } from '../directionalIcons';

/** The first and last day of a calendar. */
export const calendarLimits = {
  minValue: parseDate(dayLimits.from),
  maxValue: parseDate(dayLimits.to),
};

/** Returns null for a day that a calendar cannot show. */
export const toCalendarDate = (day: string): CalendarDate | null =>
  isSupportedDay(day) ? parseDate(day) : null;

type Picker = Parameters<CalendarMonthPickerProps['children']>[0];

const PickerSelect = ({ items, value, onChange, 'aria-label': label }: Picker) => (
  <NativeSelect
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
    input={<OutlinedInput notched={false} />}
    // A press outside of the calendar's buttons would end the selection of a range.
    onPointerUp={(event) => event.stopPropagation()}
    inputProps={{ 'aria-label': label }}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </NativeSelect>
);

const MonthButton = styled(Button)(({ theme }) => ({
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&[data-hovered]': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
  '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
}));

const Grid = styled(CalendarGrid)(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { height: 28, fontSize: '0.75rem', fontWeight: 500, color: theme.palette.text.secondary },
  '& td': { padding: '1px 0' },
}));

const Cell = styled(CalendarCell)(({ theme }) => {
  const { primary } = theme.palette.tones;
  const radius = theme.shape.borderRadius;
  return {
    height: 34,
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.8125rem',
    borderRadius: radius,
    cursor: 'pointer',
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-company-today]': { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[data-hovered]': { backgroundColor: theme.palette.action.hover },
    '&[data-disabled]': { color: theme.palette.text.disabled, cursor: 'default' },
    '&[data-selected]': { backgroundColor: primary.soft, color: primary.text, borderRadius: 0 },
    '&[data-selection-start]': { borderStartStartRadius: radius, borderEndStartRadius: radius },
    '&[data-selection-end]': { borderStartEndRadius: radius, borderEndEndRadius: radius },
    '.react-aria-Calendar &[data-selected]': { borderRadius: radius },
    '.react-aria-Calendar &[data-selected], &[data-selection-start], &[data-selection-end]': {
      backgroundColor: primary.solid,
      color: primary.onSolid,
    },
    '&[data-focus-visible]': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  };
});

interface CalendarMonthProps {
  /** In the company's time zone. */
  today: string;
}

/** The month and its navigation inside a `Calendar` or `RangeCalendar`. */
export function CalendarMonth({ today }: CalendarMonthProps) {
  const { t, i18n } = useLingui();
  // The locale of dates can have another direction than the console. The arrow keys follow the locale.
  const { direction, locale } = useLocale();
  const isToday = (date: CalendarDate) => date.toString() === today;
  return (
    <div dir={direction} lang={localeTag()}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <MonthButton slot="previous" aria-label={t`Previous month`} lang={i18n.locale}>
          <PreviousIcon aria-hidden sx={{ fontSize: 20 }} />
        </MonthButton>
        <Box sx={{ flex: 1, display: 'flex', justifyContent: 'center', gap: 0.5 }}>
          <CalendarMonthPicker>{(picker) => <PickerSelect {...picker} />}</CalendarMonthPicker>
          <CalendarYearPicker>{(picker) => <PickerSelect {...picker} />}</CalendarYearPicker>
        </Box>
        <MonthButton slot="next" aria-label={t`Next month`} lang={i18n.locale}>
          <NextIcon aria-hidden sx={{ fontSize: 20 }} />
        </MonthButton>
      </Box>
      {/* The short names of weekdays in Arabic are as long as the full ones, which are too wide. */}
      <Grid weekdayStyle={baseOf(locale) === 'ar' ? 'narrow' : 'short'}>
        {(date) => <Cell date={date} data-company-today={isToday(date) || undefined} />}
      </Grid>
    </div>
  );
}
