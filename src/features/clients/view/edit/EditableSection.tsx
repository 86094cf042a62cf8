import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { fieldsOfSection, type Section } from '../../fieldDefinitions';
import type { ViewedClient } from '../../clientViewApi';
import { useClientEditing } from './clientEditing';
import { SectionField } from './SectionField';
import { sectionForm, type SectionResult, type SectionValues, toChanges, toValues } from './sectionForm';

interface SectionTexts {
  title: MessageDescriptor;
  edit: MessageDescriptor;
  saved: MessageDescriptor;
  /** Warns that the changes get lost. */
  discard: MessageDescriptor;
}

const sectionTexts: Readonly<Record<Section, SectionTexts>> = {
  contact: {
    title: msg`Contact`,
    edit: msg`Edit contact`,
    saved: msg`Contact saved`,
    discard: msg`Your changes to the contact will be lost.`,
  },
  address: {
    title: msg`Address`,
    edit: msg`Edit address`,
    saved: msg`Address saved`,
    discard: msg`Your changes to the address will be lost.`,
  },
  note: {
    title: msg`Note`,
    edit: msg`Edit note`,
    saved: msg`Note saved`,
    discard: msg`Your changes to the note will be lost.`,
  },
};

/** Warns before saving that the client was changed in the meantime. */
function OutdatedNotice({ isShown }: { isShown: boolean }) {
  const { t } = useLingui();
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
          {t`This client changed while you were editing. You can review the differences when you save.`}
        </Box>
      )}
    </Box>
  );
}

interface SectionFormProps {
  section: Section;
  base: ViewedClient;
  onClose: () => void;
}

function SectionForm({ section, base, onClose }: SectionFormProps) {
  const { t } = useLingui();
  const { save, isOutdated } = useClientEditing();
  const texts = sectionTexts[section];
  const fields = useMemo(() => fieldsOfSection(section), [section]);
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
    if (outcome.kind === 'Saved') toast.success(t(texts.saved));
    onClose();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t(texts.edit)}
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
            {t`Save`}
          </Button>
          <Button size={2} color="gray" variant="text" onClick={cancel} disabled={isSubmitting}>
            {t`Cancel`}
          </Button>
        </Box>
      </Stack>
      {isDiscarding && (
        <ConfirmDialog
          title={t`Discard changes?`}
          confirmLabel={t`Discard changes`}
          cancelLabel={t`Keep editing`}
          color="red"
          onConfirm={onClose}
          onClose={() => setDiscarding(false)}
        >
          {t(texts.discard)}
        </ConfirmDialog>
      )}
    </Box>
  );
}

interface EditableSectionProps {
  section: Section;
  /** Shown while the section is not edited. */
  children: ReactNode;
}

export function EditableSection({ section, children }: EditableSectionProps) {
  const { t } = useLingui();
  const { opened, open, close } = useClientEditing();
  const [wasEdited, setWasEdited] = useState(false);
  const texts = sectionTexts[section];
  const base = opened[section];
  const closeSection = () => {
    setWasEdited(true);
    close(section);
  };

  return (
    <Panel
      title={t(texts.title)}
      actions={
        !base && (
          <Button
            size={1}
            color="gray"
            variant="soft"
            // Returns the keyboard focus to the Edit button after editing.
            autoFocus={wasEdited}
            aria-label={t(texts.edit)}
            onClick={() => open(section)}
          >
            {t`Edit`}
          </Button>
        )
      }
    >
      {base ? <SectionForm section={section} base={base} onClose={closeSection} /> : children}
    </Panel>
  );
}
