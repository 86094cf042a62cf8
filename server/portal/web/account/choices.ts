import { html, type Html, type HtmlValue } from '../html';
import { fieldId, type FormErrors } from '../forms';

interface Choice {
  name: string;
  value: string;
  label: HtmlValue;
  isChecked?: boolean;
  errors?: FormErrors;
}

const errorAttributes = (name: string, errors: FormErrors | undefined): Html | undefined | '' =>
  errors?.[name] && html`aria-invalid="true" aria-describedby="${fieldId(name)}-error"`;

const errorMessage = (name: string, errors: FormErrors | undefined): Html | undefined | '' =>
  errors?.[name] && html`<p class="error" id="${fieldId(name)}-error">${errors[name]}</p>`;

export const checkbox = ({ name, value, label, isChecked, errors }: Choice): Html =>
  html`<div class="field">
    <label class="choice">
      <input
        id="${fieldId(name)}"
        type="checkbox"
        name="${name}"
        value="${value}"
        ${isChecked && html`checked`}
        ${errorAttributes(name, errors)}
      />
      <span>${label}</span>
    </label>
    ${errorMessage(name, errors)}
  </div>`;

interface RadioGroup {
  name: string;
  legend: string;
  choices: readonly Pick<Choice, 'value' | 'label'>[];
  selected: string;
  errors?: FormErrors;
}

export const radios = ({ name, legend, choices, selected, errors }: RadioGroup): Html =>
  html`<fieldset ${errorAttributes(name, errors)}>
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, label }, index) =>
        html`<label class="choice boxed">
          <input
            ${index === 0 && html`id="${fieldId(name)}"`}
            type="radio"
            name="${name}"
            value="${value}"
            ${value === selected && html`checked`}
          />
          <span>${label}</span>
        </label>`,
    )}
    ${errorMessage(name, errors)}
  </fieldset>`;
