import { html, type Html, type HtmlValue } from './html';

/** Messages by field name. The key '' is for the form itself. */
export type FormErrors = Readonly<Record<string, string>>;

export interface Field {
  name: string;
  label: string;
  /** The previous input. Never set it for passwords. */
  value?: string;
  errors?: FormErrors;
  type?: 'text' | 'email' | 'password' | 'tel';
  /** An autofill token: https://html.spec.whatwg.org/#autofill. */
  autocomplete: string;
  hint?: string;
  isRequired?: boolean;
  maxLength?: number;
}

/** Returns the element id that the error summary links to. */
export const fieldId = (name: string): string => `field-${name}`;

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
  const { isRequired = true, maxLength } = rest;
  const id = fieldId(name);
  const error = errors?.[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
      ${maxLength && html`maxlength="${maxLength}"`}
      ${describedBy && html`aria-describedby="${describedBy}"`}
      ${error && html`aria-invalid="true"`}
    />
    ${error && html`<p class="error" id="${id}-error">${error}</p>`}
  </div>`;
}

/** Renders all errors above the form, in an alert that receives focus. Returns null if there are none. */
export function errorSummary(errors: FormErrors): Html | null {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  const line = ([name, message]: [string, string]): Html =>
    html`<li>${name === '' ? message : html`<a href="#${fieldId(name)}">${message}</a>`}</li>`;
  return html`<div class="problem" role="alert" tabindex="-1" autofocus>
    <h2>Please check this form</h2>
    <ul>
      ${entries.map(line)}
    </ul>
  </div>`;
}

/**
 * Renders a form that works without JavaScript. `novalidate` disables the browser's validation, because the
 * server's messages are more specific.
 */
export const form = (action: string, errors: FormErrors, fields: HtmlValue, button: string): Html =>
  html`${errorSummary(errors)}
    <form method="post" action="${action}" novalidate>
      ${fields}
      <button class="button">${button}</button>
    </form>`;

export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;
