import { Trans, useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { statusAllows } from '@contract/permissions';
import { paths } from '@/config/paths';
import { languageName } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EditConflictNotice } from '@/ui/EditConflictNotice';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { StickyBar } from '@/ui/StickyBar';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { formatEdit } from '../content/contentCells';
import { TranslationFields } from './TranslationFields';
import { toTranslationForm, translationForm, type TranslationValues } from './translationFields';
import { statusBadges, translationPath } from './translationLabels';
import { isOpen } from './translationStatus';
import { type TranslationDetail, useGetContentTranslationsQuery } from './translationsApi';
import { useSaveTranslation } from './useSaveTranslation';

interface DetailProps {
  detail: TranslationDetail;
}

const headerSx = { flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' } as const;

function TranslationHeader({ detail }: DetailProps) {
  const { t } = useLingui();
  const { title, contentLanguage, language, status, updatedAt, updatedBy } = detail;
  const { label, tone } = statusBadges[status];
  const name = languageName(language);
  return (
    <PageHeader
      title={
        <Trans comment="Such as “Terms of service (German)”">
          <bdi lang={contentLanguage}>{title}</bdi> ({name})
        </Trans>
      }
    >
      <Stack direction="row" sx={headerSx}>
        <Link to={paths.translations}>{t`All translations`}</Link>
        <StatusBadge tone={tone}>{t(label)}</StatusBadge>
        {updatedAt && (
          <Typography variant="body2" component="span">
            {t`Last saved: ${{ edit: formatEdit(updatedAt, updatedBy) }}`}
          </Typography>
        )}
      </Stack>
    </PageHeader>
  );
}

function OutdatedNotice({ detail: { kind, status } }: DetailProps) {
  const { t } = useLingui();
  if (status !== 'Outdated') return null;
  return (
    <Notice tone="amber" title={t`The original has changed`}>
      {kind === 'LegalPage'
        ? t`The original has changed since this translation was saved. The next deployment publishes the original only, until you save the translation again.`
        : t`The original has changed since this translation was saved. The next deployment still publishes the translation. Check it and save it again.`}
    </Notice>
  );
}

/** Links to the closest texts in the list that need a translation in the same language. */
function OpenItemLinks({ detail: { kind, key, language } }: DetailProps) {
  const { t } = useLingui();
  const items = useGetContentTranslationsQuery().data?.contentTranslations.items ?? [];
  const position = items.findIndex((item) => item.kind === kind && item.key === key);
  const isOpenHere = (item: (typeof items)[number]) => isOpen(item, language);
  const previous = items.slice(0, Math.max(0, position)).reverse().find(isOpenHere);
  const next = items.slice(position + 1).find(isOpenHere);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
      {previous && (
        <Button variant="soft" color="gray" to={translationPath(previous, language)}>
          {t`Previous open text`}
        </Button>
      )}
      {next && (
        <Button variant="soft" color="gray" to={translationPath(next, language)}>
          {t`Next open text`}
        </Button>
      )}
    </Box>
  );
}

/** Edits the translation of a brand, plan, guide or legal page beside its original. */
export function TranslationEditor({ detail }: DetailProps) {
  const { t } = useLingui();
  const isReadOnly = !statusAllows(useAppSelector(selectCompany)?.status, 'write');
  const resolver = useMemo(() => zodResolver(translationForm(detail)), [detail]);
  const form = useForm<TranslationValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: toTranslationForm(detail),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const { stale, revision, save, saveMine, takeTheirs, remove, copyOriginal } = useSaveTranslation(
    form,
    detail,
  );
  const [isRemoving, setRemoving] = useState(false);
  // The sticky bar would cover much of a phone's screen.
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const openItemLinks = <OpenItemLinks detail={detail} />;
  const language = languageName(detail.language);
  const hasTranslation = detail.fields.some(({ translation }) => translation !== '');

  return (
    <>
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(save)}>
        <TranslationHeader detail={detail} />
        <FormError message={errors.root?.message} />
        {stale && (
          <EditConflictNotice
            stale={stale}
            onUseTheirs={takeTheirs}
            onOverwrite={form.handleSubmit(saveMine)}
          />
        )}
        <OutdatedNotice detail={detail} />
        <Panel>
          <Stack spacing={3}>
            <TranslationFields
              {...{ form, detail, isReadOnly, revision }}
              onCopyOriginal={({ name, original }) => copyOriginal(name, original)}
            />
          </Stack>
        </Panel>
        {!isReadOnly && isPhone && openItemLinks}
        {!isReadOnly && (
          <StickyBar>
            <Button
              type="submit"
              isLoading={isSubmitting}
              disabled={!isDirty && detail.status !== 'Outdated'}
            >
              {t`Save translation`}
            </Button>
            {hasTranslation && (
              <Button
                variant="text"
                color="gray"
                disabled={isSubmitting}
                aria-haspopup="dialog"
                onClick={() => setRemoving(true)}
              >
                {t`Remove translation`}
              </Button>
            )}
            {!isPhone && openItemLinks}
          </StickyBar>
        )}
      </Stack>
      {isRemoving && (
        <ConfirmDialog
          title={t`Remove the ${language} translation?`}
          confirmLabel={t`Remove translation`}
          color="red"
          successMessage={t`Translation removed`}
          onConfirm={async () => {
            const result = await remove();
            if (!result) setRemoving(false);
            return result;
          }}
          onClose={() => setRemoving(false)}
        >
          {t`Clients see the original after the next deployment. You can’t undo this.`}
        </ConfirmDialog>
      )}
    </>
  );
}
