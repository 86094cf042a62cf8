import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useController, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import type { GetBrandingQuery } from '@/api/types';
import { textMessages } from '@/lib/fieldMessages';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { BrandColumns } from '@/ui/brand/BrandColumns';
import { BrandFields, type Logos } from '@/ui/brand/BrandFields';
import { brandForm, toBrandForm } from '@/ui/brand/brandForm';
import { BrandPreview } from '@/ui/brand/preview/BrandPreview';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { StickyBar } from '@/ui/StickyBar';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { brandLimits, portalTextFields } from '@contract/branding';
import { useUpdateThemeSetupMutation } from './brandingApi';
import { useStagedLogos } from './useStagedLogos';

const optional = textMessages();

const brandingForm = () =>
  z.extend(brandForm(), {
    ...portalTextFields({ tagline: optional, introduction: optional, closedAccountMessage: optional }),
    isSignUpOpen: z.boolean(),
  });

/** The values of the inputs. */
type BrandingValues = z.input<ReturnType<typeof brandingForm>>;

type BrandingInput = z.output<ReturnType<typeof brandingForm>>;
type BrandingFormReturn = UseFormReturn<BrandingValues, unknown, BrandingInput>;

const toForm = (saved: GetBrandingQuery['themeSetup'], companyName: string): BrandingValues => ({
  ...toBrandForm(saved ?? null, companyName),
  tagline: saved?.tagline ?? '',
  introduction: saved?.introduction ?? '',
  closedAccountMessage: saved?.closedAccountMessage ?? '',
  isSignUpOpen: saved?.isSignUpOpen ?? true,
});

interface PortalTextFieldsProps {
  form: BrandingFormReturn;
}

function PortalTextFields({ form }: PortalTextFieldsProps) {
  const { t } = useLingui();
  const lang = useAppSelector(selectCompany)?.contentLanguage;
  const { errors } = form.formState;
  const watched = useWatch({
    control: form.control,
    name: ['tagline', 'introduction', 'closedAccountMessage'],
  });
  const [tagline, introduction, closedAccountMessage] = watched.map((text) => (text ?? '').trim().length);

  return (
    <Stack spacing={2.5}>
      <TextField
        label={t`Headline`}
        lang={lang}
        hint={t`Shown at the top of your home page. Defaults to your public name. ${{ count: tagline }} of ${{ max: brandLimits.tagline.max }} characters.`}
        error={errors.tagline?.message}
        {...form.register('tagline')}
      />
      <TextField
        label={t`Introduction`}
        lang={lang}
        hint={t`Shown below the headline. ${{ count: introduction }} of ${{ max: brandLimits.introduction.max }} characters.`}
        multiline
        minRows={3}
        maxRows={8}
        error={errors.introduction?.message}
        {...form.register('introduction')}
      />
      <TextField
        label={t`Closed-account message`}
        lang={lang}
        hint={t`Shown to clients whose account you deactivate. ${{ count: closedAccountMessage }} of ${{ max: brandLimits.closedAccountMessage.max }} characters.`}
        multiline
        minRows={2}
        maxRows={8}
        error={errors.closedAccountMessage?.message}
        {...form.register('closedAccountMessage')}
      />
      <Controller
        control={form.control}
        name="isSignUpOpen"
        render={({ field: { value, ...field } }) => (
          <CheckboxField
            label={t`Allow visitors to sign up`}
            hint={t`When this is off, only clients you add can sign in.`}
            checked={value}
            {...field}
          />
        )}
      />
    </Stack>
  );
}

interface SaveBarProps {
  canSave: boolean;
  canDiscard: boolean;
  isBusy: boolean;
  onDiscard: () => void;
}

const SaveBar = ({ canSave, canDiscard, isBusy, onDiscard }: SaveBarProps) => {
  const { t } = useLingui();
  return (
    <StickyBar>
      <Button type="submit" isLoading={isBusy} disabled={!canSave}>
        {t`Save changes`}
      </Button>
      {canDiscard && (
        <Button variant="text" color="gray" onClick={onDiscard} disabled={isBusy}>
          {t`Discard changes`}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {canDiscard ? t`Unsaved changes` : t`Clients see saved changes after the next deployment.`}
      </Typography>
    </StickyBar>
  );
};

interface BrandFormPreviewProps {
  form: BrandingFormReturn;
  logos: Logos;
}

/** Previews the brand form. Watches the fields here, so that typing does not rerender the whole form. */
function BrandFormPreview({ form, logos: { square, full } }: BrandFormPreviewProps) {
  const email = useAppSelector(selectCompany)?.email ?? '';
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const texts = {
    tagline: values.tagline ?? '',
    introduction: values.introduction ?? '',
    closedAccountMessage: values.closedAccountMessage ?? '',
  };
  return <BrandPreview brand={{ ...values, ...texts, email, squareLogo: square.src, fullLogo: full.src }} />;
}

export function BrandingForm({ saved }: { saved: GetBrandingQuery['themeSetup'] }) {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  // Another operator's save updates every field except those with unsaved edits.
  const form = useForm<BrandingValues, unknown, BrandingInput>({
    resolver: zodResolver(brandingForm()),
    mode: 'onTouched',
    values: toForm(saved, company?.name ?? ''),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty: areFieldsDirty, isSubmitting } = form.formState;
  const colour = useController({ control: form.control, name: 'colour' });
  const logos = useStagedLogos(saved ?? null);
  const [updateThemeSetup] = useUpdateThemeSetupMutation();
  const isDirty = areFieldsDirty || logos.isDirty;
  useUnsavedChanges(isDirty);

  async function submit(input: BrandingInput) {
    if (areFieldsDirty || !saved) {
      const result = await updateThemeSetup({ input });
      if (result.error) return showServerErrors(form, result.error);
      form.reset(toForm(result.data.updateThemeSetup, company?.name ?? ''), { keepDirtyValues: false });
    }
    if (await logos.save()) toast.success(t`Branding saved`);
    // The error below the logo may be scrolled out of view, so a toast also reports it.
    else toast.error(t`Couldn’t save the logo. See the error below it.`);
  }
  function discard() {
    form.reset(undefined, { keepDirtyValues: false });
    logos.reset();
  }

  return (
    <Panel>
      <Stack component="form" noValidate spacing={3} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <BrandColumns preview={<BrandFormPreview form={form} logos={logos} />}>
          <BrandFields
            title={{ ...form.register('title'), error: errors.title?.message }}
            colour={{ ...colour.field, error: colour.fieldState.error?.message }}
            logos={logos}
          >
            <PortalTextFields form={form} />
          </BrandFields>
        </BrandColumns>
        <SaveBar canSave={isDirty || !saved} canDiscard={isDirty} isBusy={isSubmitting} onDiscard={discard} />
      </Stack>
    </Panel>
  );
}
