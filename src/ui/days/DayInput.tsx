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
  useLocale,
} from 'react-aria-components';
import { locale, localeTag } from '@/lib/localeSettings';
import { isDay } from '@contract/days';
import { FieldMessage } from '../FieldMessage';
import { partialDay } from './dayError';

type DateFieldState = DateFieldRenderProps['state'];

const toDate = (day: string): CalendarDate | null => (isDay(day) ? parseDate(day) : null);

const Segment = styled(DateSegment)(({ theme }) => ({
  padding: '0 1px',
  borderRadius: 2,
  // Forced colors remove the background of the focused segment, and show its outline.
  outline: '2px solid transparent',
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
  <div lang={localeTag()} dir={useLocale().direction} {...{ className, onFocus, onBlur, onKeyDownCapture }}>
    <DateInput style={{ display: 'flex', minHeight: 20 }}>
      {(segment) => <Segment segment={segment} />}
    </DateInput>
  </div>
);

const dateParts = ['day', 'month', 'year'] as const;

/** Returns the day in the field, an empty string if it is empty, or `partialDay`. */
function dayIn({ segments, value }: DateFieldState): string {
  const partOf = (type: string) => segments.find((segment) => segment.type === type);
  if (dateParts.every((type) => partOf(type)?.isPlaceholder)) return '';
  // The value is the previous one while the segments show a part of a day or a day that does not exist.
  const isValueShown = dateParts.every((type) => {
    const part = partOf(type);
    return !part?.isPlaceholder && part?.value === value?.[type];
  });
  return value && isValueShown ? value.toString() : partialDay;
}

interface DaySyncProps {
  state: DateFieldState;
  /** The day that the form and the field last agreed on. */
  syncedDayRef: RefObject<string>;
  value: string;
  onChange: (day: string) => void;
}

/**
 * Passes each change of the field to the form, and each change of the form to the field. A controlled
 * `DateField` would not report a partial day, and would keep its segments when the form changes.
 */
function DaySync({ state, syncedDayRef, value, onChange }: DaySyncProps) {
  const day = dayIn(state);
  useLayoutEffect(() => {
    const isChangedByForm = value !== syncedDayRef.current;
    if (!isChangedByForm && day === value) return;
    syncedDayRef.current = isChangedByForm ? value : day;
    if (isChangedByForm) state.setValue(toDate(value));
    else onChange(day);
  });
  return null;
}

/** Runs `work` in a later task, when React has rendered the day that replaces one such as February 31. */
const afterUpdates = (work: () => void) => void setTimeout(work);

/** Clicks the submit button of the form around a field, as Enter does in inputs. */
const clickSubmit = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();

export interface DayInputProps {
  label: ReactNode;
  /** A day such as `2026-01-31`, empty, or `partialDay`. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** Receives the day on Enter and when the focus leaves the field. */
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
  const syncedDayRef = useRef(value);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    onBlur?.();
    afterUpdates(() => onCommit?.(syncedDayRef.current));
  };

  const enter = ({ key, repeat, currentTarget }: KeyboardEvent<HTMLElement>, state: DateFieldState) => {
    if (key !== 'Enter' || repeat) return;
    state.confirmPlaceholder();
    const form = currentTarget.closest('form');
    afterUpdates(() => {
      onCommit?.(syncedDayRef.current);
      clickSubmit(form);
    });
  };

  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));

  return (
    <I18nProvider locale={locale()}>
      <DateField
        ref={root}
        defaultValue={toDate(value)}
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
                onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => enter(event, state),
              }}
            />
            <FieldMessage id={messageId} error={error} hint={hint} />
            <DaySync {...{ state, syncedDayRef, value, onChange }} />
          </FormControl>
        )}
      </DateField>
    </I18nProvider>
  );
}
