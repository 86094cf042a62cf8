import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Stale, staleConflictOf } from './errors';
import { showServerErrors } from './showServerErrors';

interface VersionedSaveOptions<Values extends FieldValues, Item> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setError'>;
  /** The item as last loaded. */
  item: Item;
  toForm: (item: Item) => Values;
  refetch: () => Promise<{ error?: unknown }>;
}

/** Saves an item that several operators edit. Reports a conflict if another one saved it after the form was opened. */
export function useVersionedSave<Values extends FieldValues, Item>(
  options: VersionedSaveOptions<Values, Item>,
) {
  const { form, item, toForm, refetch } = options;
  const [stale, setStale] = useState<Stale | null>(null);
  // The version on which the operator's edits are based.
  const [base, setBase] = useState(item);

  function replaceWith(latest: Item) {
    form.reset(toForm(latest));
    setBase(latest);
    setStale(null);
  }

  async function showError(error: unknown) {
    const conflict = staleConflictOf(error);
    // Resolving the conflict needs the other operator's version, so a failed refetch is an error.
    const shown = conflict ? (await refetch()).error : error;
    if (conflict && !shown) setStale(conflict);
    else showServerErrors(form, shown);
  }

  return {
    base,
    stale,
    showError,
    replaceWith,
    /** Replaces the input with the other operator's version. */
    takeTheirs: () => replaceWith(item),
    /** Returns the saved item, or undefined after an error, which the form shows. Keeps what is typed meanwhile. */
    save: async (send: () => Promise<{ data: Item | undefined; error?: unknown }>) => {
      const sent = form.getValues();
      setStale(null);
      const { data, error } = await send();
      if (!data) {
        await showError(error);
        return undefined;
      }
      // With the sent values as defaults, only what was typed since is dirty.
      form.reset(sent, { keepValues: true, keepFieldsRef: true });
      form.reset(toForm(data), { keepDirtyValues: true, keepDirty: true });
      setBase(data);
      return data;
    },
  };
}
