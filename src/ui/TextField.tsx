import { useLingui } from '@lingui/react/macro';
import ShowIcon from '@mui/icons-material/Visibility';
import HideIcon from '@mui/icons-material/VisibilityOff';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { FieldMessage } from './FieldMessage';
import { IconButton } from './IconButton';
import { visuallyHidden } from './visuallyHidden';

/** Names of the button that shows or hides what is typed. */
export interface PasswordToggleLabels {
  show: string;
  hide: string;
}

interface PasswordToggleProps {
  labels: PasswordToggleLabels | undefined;
  isShown: boolean;
  onToggle: () => void;
  disabled?: boolean;
}

function PasswordToggle({ labels, isShown, onToggle, disabled }: PasswordToggleProps) {
  const { t } = useLingui();
  const { show, hide } = labels ?? { show: t`Show password`, hide: t`Hide password` };
  return (
    <IconButton label={isShown ? hide : show} onClick={onToggle} disabled={disabled}>
      {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
    </IconButton>
  );
}

type InputProps = Pick<
  OutlinedInputProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'readOnly'
  | 'multiline'
  | 'rows'
  | 'minRows'
  | 'maxRows'
  | 'startAdornment'
  | 'endAdornment'
>;

type HtmlProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'maxLength'
  | 'minLength'
  | 'min'
  | 'max'
  | 'step'
  | 'pattern'
  | 'inputMode'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'list'
  | 'lang'
  | 'dir'
>;

export interface TextFieldProps extends InputProps, HtmlProps {
  label: ReactNode;
  error?: string;
  hint?: string;
  type?: string;
  /** Needed if the screen has several password fields, or if the field is not a password. */
  toggleLabels?: PasswordToggleLabels;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  /** Hides the label visually and keeps it for screen readers. */
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

const isLeftToRight = (kind: string): boolean =>
  /^(email|url|tel|password|number|numeric|decimal)$/.test(kind);

/** Keeps the order of addresses, numbers and passwords. Other text has the direction of what is typed. */
function directionOfInput(type: string, inputMode: HtmlProps['inputMode'] = 'text') {
  return isLeftToRight(type) || isLeftToRight(inputMode) ? 'ltr' : 'auto';
}

export function TextField(props: TextFieldProps) {
  const { label, error, hint, type = 'text', toggleLabels, required, disabled, id, ...others } = props;
  const { isLabelHidden, ref, ...rest } = others;
  const {
    maxLength,
    minLength,
    min,
    max,
    step,
    pattern,
    inputMode,
    spellCheck,
    autoCapitalize,
    list,
    lang,
    dir = directionOfInput(type, inputMode),
    ...input
  } = rest;
  const html = {
    maxLength,
    minLength,
    min,
    max,
    step,
    pattern,
    inputMode,
    spellCheck,
    autoCapitalize,
    list,
    lang,
    dir,
  };
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const toggle = isPassword && (
    <PasswordToggle
      labels={toggleLabels}
      isShown={isShown}
      onToggle={() => setShown(!isShown)}
      disabled={disabled}
    />
  );

  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled} required={required}>
      <InputLabel htmlFor={inputId} shrink required={false} sx={isLabelHidden ? visuallyHidden : undefined}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={inputId}
        type={isPassword && isShown ? 'text' : type}
        notched={false}
        inputRef={ref}
        endAdornment={input.endAdornment ?? toggle}
        slotProps={{ input: { ...html, 'aria-describedby': error || hint ? messageId : undefined } }}
      />
      <FieldMessage id={messageId} error={error} hint={hint} />
    </FormControl>
  );
}
