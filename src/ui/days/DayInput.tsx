import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  DateField,
  type DateFieldRenderProps,
  DateInput,
  DateSegment,
  I18nProvider,
  Label,
} from 'react-aria-components';
import { locale } from '@/lib/localeSettings';
import { isDay } from '@contract/days';
import { FieldMessage } from '../FieldMessage';

type DateFieldState = DateFieldRenderProps['state'];

/** The value of a field in which a part of day, month and year is missing. It is no valid day. */
const partialDay = '?';

export const toCalendarDate = (day: string): CalendarDate | null => (isDay(day) ? parseDate(day) : null);

const Segment = styled(DateSegment)(({ theme }) => ({
  padding: '0 1px',
  borderRadius: 2,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  '&[data-placeholder]': { color: theme.palette.text.secondary },
  '&[data-focused]': {
    backgroundColor: theme.palette.tones.primary.solid,
    color: theme.palette.tones.primary.onSolid,
  },
}));

type SegmentsProps = Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'onFocus' | 'onBlur' | 'onKeyDownCapture'
>;

/** The input inside MUI's outline. */
const Segments = ({ className, onFocus, onBlur, onKeyDownCapture }: SegmentsProps) => (
  <div {...{ className, onFocus, onBlur, onKeyDownCapture }}>
    <DateInput style={{ display: 'flex', minHeight: 20 }}>
      {(segment) => <Segment segment={segment} />}
    </DateInput>
  </div>
);

/** Returns the day in the field, an empty string if it is empty, or `partialDay`. */
function dayIn({ segments, value }: DateFieldState): string {
  const entered = segments.filter(({ isEditable }) => isEditable).map(({ isPlaceholder }) => !isPlaceholder);
  if (entered.every(Boolean)) return value?.toString() ?? '';
  return entered.some(Boolean) ? partialDay : '';
}

interface DaySyncProps {
  state: DateFieldState;
  /** The day that the form and the field last agreed on. */
  agreedDayRef: RefObject<string>;
  value: string;
  onChange: (day: string) => void;
}

/**
 * Passes each change of the field to the form, and each change of the form to the field. A controlled
 * `DateField` would not report a partial day, and would keep its segments when the form changes.
 */
function DaySync({ state, agreedDayRef, value, onChange }: DaySyncProps) {
  const day = dayIn(state);
  useLayoutEffect(() => {
    const isChangedByForm = value !== agreedDayRef.current;
    if (!isChangedByForm && day === value) return;
    agreedDayRef.current = isChangedByForm ? value : day;
    if (isChangedByForm) state.setValue(toCalendarDate(value));
    else onChange(day);
  });
  return null;
}

/** Runs `work` after the field reported an impossible day such as February 31 as the last day of the month. */
const afterUpdates = (work: () => void) => void setTimeout(work);

/** Submits the form around a field on Enter, which the segments would stop. */
function submitOnEnter({ key, currentTarget }: KeyboardEvent<HTMLElement>, state: DateFieldState): void {
  if (key !== 'Enter') return;
  state.confirmPlaceholder();
  afterUpdates(() => currentTarget.closest('form')?.requestSubmit());
}

export interface DayInputProps {
  label: ReactNode;
  /** A day such as `2026-01-31`, empty, or another text while the day is incomplete. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** Receives the day when the focus leaves the field. */
  onCommit?: (day: string) => void;
  error?: string;
  hint?: string;
  endAdornment?: OutlinedInputProps['endAdornment'];
  ref?: Ref<{ focus: () => void }>;
}

/** A day that is typed in the order of the locale, such as `01/31/2026` or `31.01.2026`. */
export function DayInput(props: DayInputProps) {
  const { label, value, onChange, onBlur, onCommit, error, hint, endAdornment, ref } = props;
  const messageId = useId();
  const root = useRef<HTMLDivElement>(null);
  const agreedDayRef = useRef(value);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    onBlur?.();
    afterUpdates(() => onCommit?.(agreedDayRef.current));
  };

  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));

  return (
    <I18nProvider locale={locale()}>
      <DateField
        ref={root}
        defaultValue={toCalendarDate(value)}
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        aria-describedby={error || hint ? messageId : undefined}
      >
        {({ state }) => (
          <FormControl fullWidth error={Boolean(error)} onBlur={leave}>
            <InputLabel component={Label} shrink>
              {label}
            </InputLabel>
            <OutlinedInput
              notched={false}
              inputComponent={Segments}
              endAdornment={endAdornment}
              inputProps={{
                onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => submitOnEnter(event, state),
              }}
            />
            <FieldMessage id={messageId} error={error} hint={hint} />
            <DaySync {...{ state, agreedDayRef, value, onChange }} />
          </FormControl>
        )}
      </DateField>
    </I18nProvider>
  );
}
