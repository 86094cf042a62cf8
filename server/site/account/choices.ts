import { html, type Html, type Part } from '../html';
import { idOf, type FormErrors } from '../forms';

interface Choice {
  name: string;
  value: string;
  label: Part;
  isChosen?: boolean;
  errors?: FormErrors;
}

const described = (name: string, errors: FormErrors | undefined): Html | undefined | '' =>
  errors?.[name] && html`aria-invalid="true" aria-describedby="${idOf(name)}-error"`;

const errorOf = (name: string, errors: FormErrors | undefined): Html | undefined | '' =>
  errors?.[name] && html`<p class="error" id="${idOf(name)}-error">${errors[name]}</p>`;

export const checkbox = ({ name, value, label, isChosen, errors }: Choice): Html =>
  html`<div class="field">
    <label class="choice">
      <input
        id="${idOf(name)}"
        type="checkbox"
        name="${name}"
        value="${value}"
        ${isChosen && html`checked`}
        ${described(name, errors)}
      />
      <span>${label}</span>
    </label>
    ${errorOf(name, errors)}
  </div>`;

interface Choices {
  name: string;
  legend: string;
  choices: readonly Pick<Choice, 'value' | 'label'>[];
  chosen: string;
  errors?: FormErrors;
}

export const radios = ({ name, legend, choices, chosen, errors }: Choices): Html =>
  html`<fieldset ${described(name, errors)}>
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, label }, at) =>
        html`<label class="choice boxed">
          <input
            ${at === 0 && html`id="${idOf(name)}"`}
            type="radio"
            name="${name}"
            value="${value}"
            ${value === chosen && html`checked`}
          />
          <span>${label}</span>
        </label>`,
    )}
    ${errorOf(name, errors)}
  </fieldset>`;
