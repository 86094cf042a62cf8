import { html, type Html, type Part } from './html';

/** Messages by the name of their field; the empty name is for what concerns the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

export interface Field {
  name: string;
  label: string;
  /** What was typed before; never a password. */
  value?: string;
  errors?: FormErrors;
  type?: 'text' | 'email' | 'password' | 'tel';
  /** What browsers fill in: https://html.spec.whatwg.org/#autofill. */
  autocomplete: string;
  hint?: string;
  isRequired?: boolean;
  longest?: number;
}

/** Where an error's link leads. */
export const idOf = (name: string): string => `field-${name}`;

/** A field with its label above it and its error below. */
export function field({
  name,
  label,
  value,
  errors,
  type = 'text',
  autocomplete,
  hint,
  ...rest
}: Field): Html {
  const { isRequired = true, longest } = rest;
  const id = idOf(name);
  const error = errors?.[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${id}">${label}${!isRequired && ' (optional)'}</label>
    ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${isRequired && html`required`}
      ${longest && html`maxlength="${longest}"`}
      ${described && html`aria-describedby="${described}"`}
      ${error && html`aria-invalid="true"`}
    />
    ${error && html`<p class="error" id="${id}-error">${error}</p>`}
  </div>`;
}

/** What was wrong, above the form and first to be read; nothing where all is well. */
export function errorSummary(errors: FormErrors): Html | null {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  const line = ([name, message]: [string, string]): Html =>
    html`<li>${name === '' ? message : html`<a href="#${idOf(name)}">${message}</a>`}</li>`;
  return html`<div class="problem" role="alert" tabindex="-1" autofocus>
    <h2>Please check this form</h2>
    <ul>
      ${entries.map(line)}
    </ul>
  </div>`;
}

/** A form that works without a script; browsers' own bubbles are off, for the messages here say more. */
export const form = (action: string, errors: FormErrors, fields: Part, button: string): Html =>
  html`${errorSummary(errors)}
    <form method="post" action="${action}" novalidate>
      ${fields}
      <button class="button">${button}</button>
    </form>`;

/** A value that goes along unseen. */
export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;
