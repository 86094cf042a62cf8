import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import * as texts from '@/texts/clients/view/edit';
import { inSentence } from '@/texts/grammar';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import type { TextField } from '../../fieldDefinitions';
import type { ViewedClient } from '../../clientViewApi';
import { useClientEditing } from './clientEditing';
import { SectionField } from './SectionField';
import { sectionForm, type SectionResult, type SectionValues, toChanges, toValues } from './sectionForm';

/** Warns before saving that the client was changed in the meantime. */
function OutdatedNotice({ isShown }: { isShown: boolean }) {
  return (
    <Box role="status">
      {isShown && (
        <Box
          sx={({ palette }) => ({
            px: 1.5,
            py: 1,
            borderRadius: 1,
            typography: 'body2',
            bgcolor: palette.tones.blue.soft,
            color: palette.tones.blue.text,
          })}
        >
          {texts.thisClientWasChanged}
        </Box>
      )}
    </Box>
  );
}

interface SectionFormProps {
  title: string;
  fields: readonly TextField[];
  base: ViewedClient;
  onClose: () => void;
}

function SectionForm({ title, fields, base, onClose }: SectionFormProps) {
  const { save, isOutdated } = useClientEditing();
  const schema = useMemo(() => sectionForm(fields), [fields]);
  const form = useForm<SectionValues, unknown, SectionResult>({
    resolver: zodResolver(schema),
    defaultValues: toValues(base, fields),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const [isDiscarding, setDiscarding] = useState(false);
  const cancel = () => {
    if (isSubmitting) return;
    if (isDirty) setDiscarding(true);
    else onClose();
  };

  async function submit(result: SectionResult) {
    const outcome = await save(base, toChanges(base, fields, result));
    if (outcome.kind === 'Refused') return showServerErrors(form, outcome.error);
    if (outcome.kind === 'Canceled') return;
    if (outcome.kind === 'Saved') toast.success(texts.saved(title));
    onClose();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={texts.edit(inSentence(title))}
      onSubmit={form.handleSubmit(submit)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isDiscarding) cancel();
      }}
    >
      <Stack spacing={2}>
        <FormError message={errors.root?.message} />
        {fields.map((field, index) => (
          <SectionField key={field} field={field} form={form} autoFocus={index === 0} />
        ))}
        <OutdatedNotice isShown={!isSubmitting && isOutdated(base)} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" size={2} isLoading={isSubmitting}>
            {texts.save}
          </Button>
          <Button size={2} color="gray" variant="text" onClick={cancel} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
        </Box>
      </Stack>
      {isDiscarding && (
        <ConfirmDialog
          title={texts.discardWhatYouChanged}
          confirmLabel={texts.discard}
          cancelLabel={texts.goOnEditing}
          color="red"
          onConfirm={onClose}
          onClose={() => setDiscarding(false)}
        >
          {texts.whatYouChangedThereHasNot(title)}
        </ConfirmDialog>
      )}
    </Box>
  );
}

interface EditableSectionProps {
  title: string;
  fields: readonly TextField[];
  /** Shown while the section is not edited. */
  children: ReactNode;
}

export function EditableSection({ title, fields, children }: EditableSectionProps) {
  const { opened, open, close } = useClientEditing();
  const [wasEdited, setWasEdited] = useState(false);
  const base = opened[title];
  const closeSection = () => {
    setWasEdited(true);
    close(title);
  };

  return (
    <Panel
      title={title}
      actions={
        !base && (
          <Button
            size={1}
            color="gray"
            variant="soft"
            // Returns the keyboard focus to the Edit button after editing.
            autoFocus={wasEdited}
            aria-label={texts.edit(inSentence(title))}
            onClick={() => open(title)}
          >
            {texts.edit2}
          </Button>
        )
      }
    >
      {base ? <SectionForm title={title} fields={fields} base={base} onClose={closeSection} /> : children}
    </Panel>
  );
}
