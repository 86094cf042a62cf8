import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import * as texts from '@/texts/white-label/content/publish';
import { Button } from '@/ui/Button';
import type { EditorVariable } from '@/ui/editor/editorProps';
import { FormError } from '@/ui/FormError';
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
  const { document, variables, draftStore, form, publish, children, onClose } = props;
  const titleId = useId();
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: Values) => {
    if (!(await draftStore.flush())) {
      return form.setError('root', { message: texts.theLastWordsCouldNot });
    }
    const published = await publish(values, draftStore.version);
    if ('error' in published) return showServerErrors(form, published.error);
    const { title, version, lockVersion } = published;
    draftStore.applyUpdate(draftStore.getState().content, lockVersion);
    toast.success(texts.versionOfWasPublishedClients(version, title));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>
          {texts.publishVersionOf((document.version ?? 0) + 1, document.title)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <ProblemsNotice html={draftStore.getState().content.html} variables={variables} />
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={onClose} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.publish}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
