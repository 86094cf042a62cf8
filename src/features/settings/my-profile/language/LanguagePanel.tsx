import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { defaultLocale } from '@/lib/localeSettings';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/language';
import { useUpdateMyProfileMutation } from '../myProfileApi';
import { browserLocaleLabel, examplesIn, localeOptions } from './locales';

/** Changes the locale of dates and numbers, but not the language of the console. */
export function LanguagePanel({ operator }: { operator: Operator }) {
  const saved = operator.locale ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const locale = chosen ?? saved;
  const isDirty = locale !== saved;
  const [update, { isLoading }] = useUpdateMyProfileMutation();
  useUnsavedGuard(isDirty);

  async function save() {
    const result = await update({ input: { locale: locale || null } });
    if (result.error) return toast.error(errorMessage(result.error));
    toast.success(texts.languageOfDatesAndNumbersSaved);
  }

  return (
    <Panel title={texts.datesAndNumbers}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.liverysWordsAreEnglishDates}
        </Typography>
        <SelectField
          label={texts.languageOfDatesAndNumbers}
          placeholder={browserLocaleLabel()}
          options={localeOptions(operator.locale)}
          value={locale}
          onChange={(event) => setChosen(event.target.value)}
        />
        <DetailList
          details={examplesIn(locale || defaultLocale(), operator.whiteLabelledCustomer.currency)}
        />
        <Button isLoading={isLoading} disabled={!isDirty} onClick={() => void save()}>
          {texts.save}
        </Button>
      </Stack>
    </Panel>
  );
}
