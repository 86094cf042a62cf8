import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './FieldMessage';
import { visuallyHidden } from './visuallyHidden';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps {
  label: ReactNode;
  options: readonly SelectOption[];
  error?: string;
  hint?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: NativeSelectProps['onChange'];
  onBlur?: NativeSelectProps['onBlur'];
  /** Adds a first option with this label and the value '', for no selection. */
  placeholder?: string;
  autoComplete?: string;
  /** Hides the label visually and keeps it for screen readers. */
  isLabelHidden?: boolean;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    options,
    error,
    hint,
    placeholder,
    autoComplete,
    isLabelHidden,
    required,
    disabled,
    id,
    ref,
    ...rest
  } = props;
  const ownId = useId();
  const selectId = id ?? ownId;
  const messageId = `${selectId}-message`;

  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled} required={required}>
      <InputLabel htmlFor={selectId} shrink required={false} sx={isLabelHidden ? visuallyHidden : undefined}>
        {label}
      </InputLabel>
      <NativeSelect
        {...rest}
        input={<OutlinedInput notched={false} />}
        inputRef={ref}
        inputProps={{
          id: selectId,
          autoComplete,
          'aria-invalid': Boolean(error),
          'aria-describedby': error || hint ? messageId : undefined,
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </FormControl>
  );
}
