import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorMessage, fieldErrors } from './errors';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/**
 * Returns the name of the input for a path in the server's error, or null if the form has none. `features.1`
 * is one line of the `features` text input.
 */
function inputForPath(path: string, values: FieldValues): string | null {
  const fieldName = path.split('.')[0] ?? '';
  if (!(fieldName in values)) return null;
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
    const input = inputForPath(path, values);
    if (input === null) formMessage ??= message;
    else {
      form.setError(input as Path<Values>, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }
  if (formMessage) form.setError('root', { type: 'server', message: formMessage });
}
