import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { staleConflictOf } from '@/api/errors';
import { useVersionedSave } from '@/api/useVersionedSave';
import { toast } from '@/ui/toast';
import { controlOf, toFieldInputs, toTranslationForm, type TranslationValues } from './translationFields';
import {
  type TranslationDetail,
  useGetContentTranslationQuery,
  useRemoveContentTranslationMutation,
  useSaveContentTranslationMutation,
} from './translationsApi';

/** Saves or removes a translation. Reports a conflict if another operator saved it after the editor was opened. */
export function useSaveTranslation(form: UseFormReturn<TranslationValues>, detail: TranslationDetail) {
  const { t } = useLingui();
  const { kind, key, language } = detail;
  const { refetch } = useGetContentTranslationQuery({ kind, key, language });
  const [saveTranslation] = useSaveContentTranslationMutation();
  const [remove] = useRemoveContentTranslationMutation();
  const { base, stale, save, showError, ...versions } = useVersionedSave({
    form,
    item: detail,
    toForm: toTranslationForm,
    refetch,
  });
  // Increments when the rich text is replaced from outside its editor.
  const [revision, setRevision] = useState(0);
  const remountEditor = () => setRevision((last) => last + 1);

  async function saveVersion({ lockVersion }: TranslationDetail, values: TranslationValues) {
    // An overwrite translates the original of the operator's edits, which can be older than the refetched one.
    const { originalVersion } = base;
    const saved = await save(async () => {
      const input = { kind, key, language, lockVersion, originalVersion, fields: toFieldInputs(values) };
      const { data, error } = await saveTranslation({ input });
      return { data: data?.saveContentTranslation, error };
    });
    if (!saved) return;
    toast.success(
      saved.status === 'Outdated'
        ? t`Translation saved, but the original has changed in the meantime. Check the translation and save it again.`
        : t`Translation saved. Clients see it after the next deployment.`,
    );
  }

  return {
    stale,
    revision,
    save: (values: TranslationValues) => saveVersion(base, values),
    saveMine: (values: TranslationValues) => saveVersion(detail, values),
    takeTheirs: () => {
      versions.takeTheirs();
      remountEditor();
    },
    /** Resolves to nothing after a conflict, which the form shows. */
    remove: async () => {
      const { lockVersion } = base;
      const { data, error } = await remove({ kind, key, language, lockVersion });
      if (staleConflictOf(error)) return showError(error);
      if (data) {
        versions.replaceWith(data.removeContentTranslation);
        remountEditor();
      }
      return { error };
    },
    copyOriginal: (name: string, original: string) => {
      form.setValue(name, original, { shouldDirty: true, shouldValidate: true });
      if (controlOf(name) === 'html') remountEditor();
      // The button that had the focus disappears.
      else form.setFocus(name);
    },
  };
}
