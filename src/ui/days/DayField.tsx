import { useLingui } from '@lingui/react/macro';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { Calendar, I18nProvider } from 'react-aria-components';
import { locale } from '@/lib/localeSettings';
import { IconButton } from '../IconButton';
import { calendarLimits, CalendarMonth, toCalendarDate } from './CalendarMonth';
import { DayInput, type DayInputProps } from './DayInput';

export interface DayFieldProps extends Omit<DayInputProps, 'endAdornment'> {
  label: string;
  /** The first day that the calendar offers, in the company's time zone. The form checks typed days. */
  today: string;
}

/** A day that is typed, or chosen in a calendar. */
export function DayField({ today, onCommit, ...input }: DayFieldProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <DayInput
        {...input}
        // The focus that moves to the calendar does not leave the field.
        onCommit={anchor ? undefined : onCommit}
        endAdornment={
          <IconButton
            label={t`Choose a date: ${{ field: input.label }}`}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <CalendarIcon aria-hidden sx={{ fontSize: 18 }} />
          </IconButton>
        }
      />
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          transformOrigin={{ vertical: 'top', horizontal: 'center' }}
          onClose={() => setAnchor(null)}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': input.label, sx: { width: 288, p: 1.5, mt: 0.5 } },
          }}
        >
          <I18nProvider locale={locale()}>
            <Calendar
              autoFocus
              aria-label={input.label}
              value={toCalendarDate(input.value)}
              {...calendarLimits}
              minValue={toCalendarDate(today)}
              onChange={(day) => {
                input.onChange(day.toString());
                onCommit?.(day.toString());
                setAnchor(null);
              }}
            >
              <CalendarMonth today={today} />
            </Calendar>
          </I18nProvider>
        </Popover>
      )}
    </>
  );
}
