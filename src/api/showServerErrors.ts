import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorMessage, fieldErrors } from './errors';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

const isInputOf = <Values extends FieldValues>(path: string, values: Values): path is Path<Values> =>
  (path.split('.')[0] ?? '') in values;

/** Returns the name of the input for a path in the server's error. `features.1` is one line of `features`. */
function inputNameOf(path: string, values: FieldValues): string {
  const [fieldName = ''] = path.split('.');
  return typeof values[fieldName] === 'object' ? path : fieldName;
}

/**
 * Shows each field error at its input. Shows the first one without an input, or an error without fields, at
 * the top of the form.
 */
export function showServerErrors<Values extends FieldValues>(form: Form<Values>, error: unknown): void {
  const values = form.getValues();
  const fieldMessages = Object.entries(fieldErrors(error));
  let isFirst = true;
  let formMessage: string | null = fieldMessages.length === 0 ? errorMessage(error) : null;

  for (const [path, message] of fieldMessages) {
    const name = inputNameOf(path, values);
    if (isInputOf(name, values)) {
      form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    } else formMessage ??= message;
  }
  if (formMessage) form.setError('root', { type: 'server', message: formMessage });
}
