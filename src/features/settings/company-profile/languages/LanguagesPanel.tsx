import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type Language, languageNames, languages } from '@contract/languages';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { languageOptions } from '@/ui/selectOptions';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { type Profile, useUpdatePortalLanguagesMutation } from '../companyProfileApi';

interface LanguagesPanelProps {
  profile: Profile;
  /** True unless the company's status is Active. */
  isReadOnly: boolean;
}

/** Changes the languages that clients can choose, and the one for clients who have not chosen. */
export function LanguagesPanel({ profile, isReadOnly }: LanguagesPanelProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Pick<Profile, 'defaultLanguage' | 'portalLanguages'> | null>(null);
  const { defaultLanguage, portalLanguages } = edited ?? profile;
  const [update, { isLoading }] = useUpdatePortalLanguagesMutation();
  useUnsavedChanges(edited !== null);

  const isFixed = isReadOnly || isLoading;

  const toggle = (language: Language, isOffered: boolean) =>
    setEdited({
      defaultLanguage,
      portalLanguages: isOffered
        ? [...portalLanguages, language]
        : portalLanguages.filter((other) => other !== language),
    });
  const makeDefault = (language: string) =>
    setEdited({ defaultLanguage: language, portalLanguages: [...portalLanguages, language] });

  async function save() {
    const { error } = await update({ input: { defaultLanguage, portalLanguages } });
    if (error) return toast.error(errorMessage(error));
    setEdited(null);
    toast.success(t`Languages saved. Deploy to update your client dashboard.`);
  }

  return (
    <Panel title={t`Client languages`}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <SelectField
          label={t`Default language`}
          hint={t`For clients who haven’t chosen a language. Also used in emails and documents.`}
          options={languageOptions}
          value={defaultLanguage}
          disabled={isFixed}
          onChange={(event) => makeDefault(event.target.value)}
        />
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, typography: 'body2', fontWeight: 500 }}>
            {t`Languages on your client dashboard`}
          </Box>
          {languages.map((language) => (
            <CheckboxField
              key={language}
              label={<span lang={language}>{languageNames[language]}</span>}
              checked={portalLanguages.includes(language)}
              disabled={isFixed || language === defaultLanguage}
              onChange={(event) => toggle(language, event.target.checked)}
            />
          ))}
        </Box>
        {!isReadOnly && (
          <Button isLoading={isLoading} disabled={edited === null} onClick={() => void save()}>
            {t`Save`}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
