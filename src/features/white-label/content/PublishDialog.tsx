import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import type { EditorVariable } from '@/ui/editor/editorProps';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import type { DraftStore } from './draft/draftStore';
import { ProblemsNotice } from './ProblemsNotice';

type Published = { title: string; version?: number | null; lockVersion: number } | { error: unknown };

interface PublishDialogProps<Values extends FieldValues> {
  document: { title: string; version: number | null };
  variables: readonly EditorVariable[];
  draftStore: DraftStore;
  form: UseFormReturn<Values>;
  publish: (values: Values, lockVersion: number) => Promise<Published>;
  /** The fields of the form, and what publishing means. */
  children: ReactNode;
  onClose: () => void;
}

/** Saves the last edits and publishes the draft as the next version. */
export function PublishDialog<Values extends FieldValues>(props: PublishDialogProps<Values>) {
  const { t } = useLingui();
  const { document, variables, draftStore, form, publish, children, onClose } = props;

  const submit = async (values: Values) => {
    if (!(await draftStore.flush())) {
      return form.setError('root', {
        message: t`Couldn’t save your last changes. Try again.`,
      });
    }
    const published = await publish(values, draftStore.version);
    if ('error' in published) return showServerErrors(form, published.error);
    const { title, version, lockVersion } = published;
    draftStore.applyUpdate(draftStore.getState().content, lockVersion);
    toast.success(t`${title} published as version ${version}. Clients see it after the next deployment.`);
    onClose();
  };

  return (
    <FormDialog
      title={t`Publish version ${{ version: (document.version ?? 0) + 1 }} of ${{ title: document.title }}`}
      form={form}
      submitLabel={t`Publish`}
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      <ProblemsNotice html={draftStore.getState().content.html} variables={variables} />
      {children}
    </FormDialog>
  );
}
