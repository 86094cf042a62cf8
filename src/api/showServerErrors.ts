import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorMessage, fieldErrors } from './errors';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/** The input that a path of the server's belongs to: `features.1` is one line of a `features` typed as text. */
function inputOf(path: string, values: FieldValues): string | null {
  const first = path.split('.')[0] ?? '';
  if (!(first in values)) return null;
  return typeof values[first] === 'object' ? path : first;
}

/** Puts what the server refused under its inputs, and what belongs to none of them at the form's head. */
export function showServerErrors<Values extends FieldValues>(form: Form<Values>, error: unknown): void {
  const values = form.getValues();
  const refused = Object.entries(fieldErrors(error));
  let isFirst = true;
  let homeless: string | null = refused.length === 0 ? errorMessage(error) : null;

  for (const [path, message] of refused) {
    const input = inputOf(path, values);
    if (input === null) homeless ??= message;
    else {
      form.setError(input as Path<Values>, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }
  if (homeless) form.setError('root', { type: 'server', message: homeless });
}
