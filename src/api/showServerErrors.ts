import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorMessage, fieldErrors } from './errors';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/** Puts what the server refused under its inputs, and what belongs to none of them at the form's head. */
export function showServerErrors<Values extends FieldValues>(form: Form<Values>, error: unknown): void {
  const inputs = new Set(Object.keys(form.getValues()));
  const refused = Object.entries(fieldErrors(error));
  const placed = refused.filter(([path]) => inputs.has(path.split('.')[0] ?? ''));

  placed.forEach(([path, message], index) => {
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (placed.length === 0 || placed.length < refused.length) {
    const homeless = refused.find((entry) => !placed.includes(entry));
    form.setError('root', { type: 'server', message: homeless?.[1] ?? errorMessage(error) });
  }
}
