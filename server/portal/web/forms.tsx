import { createContext, useContext, type ReactNode } from 'react';
import { t } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';

/** Messages by field name. The key '' is for the form itself. */
export type FormErrors = Readonly<Record<string, string>>;

/** The errors of the form that contains a field. */
const ErrorsContext = createContext<FormErrors>({});

/** Returns the error of a field in the form that contains the component. */
export const useFieldError = (name: string): string | undefined => useContext(ErrorsContext)[name];

/** Returns the element id that the error summary links to. */
export const fieldId = (name: string): string => `field-${name}`;

/** All errors, above the form in an alert that receives focus. */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div className="problem" role="alert" tabIndex={-1} autoFocus>
      <h2>{t('There was a problem')}</h2>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>{name === '' ? message : <a href={`#${fieldId(name)}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

interface FormProps {
  action: string;
  errors?: FormErrors;
  /** The label of the button. */
  button: string;
  children: ReactNode;
}

/**
 * A form that works without JavaScript, below the summary of its errors. `noValidate` disables the browser's
 * validation, because the server's messages are more specific.
 */
export const Form = ({ action, errors = {}, button, children }: FormProps) => (
  <ErrorsContext value={errors}>
    <ErrorSummary errors={errors} />
    <form method="post" action={action} noValidate>
      {children}
      <button className="button">{button}</button>
    </form>
  </ErrorsContext>
);

export const HiddenField = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} />
);

/** A hidden idempotency key, which deduplicates repeated clicks. */
export const IdempotencyKey = () => <HiddenField name="key" value={newId()} />;

interface ActionButtonProps {
  action: string;
  label: string;
}

/** A form with one button. */
export const ActionButton = ({ action, label }: ActionButtonProps) => (
  <form method="post" action={action}>
    <IdempotencyKey />
    <button>{label}</button>
  </form>
);

/** The error of one field, below the field. */
function FieldError({ name }: { name: string }) {
  const error = useFieldError(name);
  return (
    error && (
      <p className="error" id={`${fieldId(name)}-error`}>
        {error}
      </p>
    )
  );
}

interface FieldProps {
  name: string;
  label: string;
  /** The previous input. Never set it for passwords. */
  value?: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  /** An autofill token: https://html.spec.whatwg.org/#autofill. */
  autoComplete: string;
  hint?: string;
  isRequired?: boolean;
  maxLength?: number;
}

export function Field({ name, label, value, type = 'text', hint, isRequired = true, ...input }: FieldProps) {
  const id = fieldId(name);
  const error = useFieldError(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{isRequired ? label : t('{label} (optional)', { label })}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        type={type}
        dir={type === 'email' || type === 'tel' ? 'ltr' : undefined}
        defaultValue={value}
        required={isRequired}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      <FieldError name={name} />
    </div>
  );
}

function useErrorAttributes(name: string) {
  return (
    useFieldError(name) && ({ 'aria-invalid': true, 'aria-describedby': `${fieldId(name)}-error` } as const)
  );
}

interface CheckboxProps {
  name: string;
  value: string;
  children: ReactNode;
}

export function Checkbox({ name, value, children }: CheckboxProps) {
  const errorAttributes = useErrorAttributes(name);
  return (
    <div className="field">
      <label className="choice">
        <input id={fieldId(name)} type="checkbox" name={name} value={value} {...errorAttributes} />
        <span>{children}</span>
      </label>
      <FieldError name={name} />
    </div>
  );
}

interface RadiosProps {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  selected: string;
}

export function Radios({ name, legend, choices, selected }: RadiosProps) {
  const errorAttributes = useErrorAttributes(name);
  return (
    <fieldset {...errorAttributes}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="choice boxed">
          <input
            id={index === 0 ? fieldId(name) : undefined}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === selected}
          />
          <span>{label}</span>
        </label>
      ))}
      <FieldError name={name} />
    </fieldset>
  );
}
