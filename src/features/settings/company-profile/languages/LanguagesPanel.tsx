import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type Language, languageNames, languages } from '@contract/languages';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Link } from '@/ui/Link';
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

type Languages = Pick<Profile, 'defaultLanguage' | 'portalLanguages' | 'contentLanguage'>;

/** Links to the translations if the portal offers a language other than the content's. */
function TranslationsLink({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const canTranslate = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER') ?? false,
  );
  const hasOthers = profile.portalLanguages.some((language) => language !== profile.contentLanguage);
  return canTranslate && hasOthers && <Link to={paths.translations}>{t`Translate your content`}</Link>;
}

/**
 * Changes the languages that clients can choose, the one for clients who have not chosen, and the one in which
 * operators write the portal's content.
 */
export function LanguagesPanel({ profile, isReadOnly }: LanguagesPanelProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Partial<Languages> | null>(null);
  const { defaultLanguage, portalLanguages, contentLanguage } = { ...profile, ...edited };
  const [update, { isLoading }] = useUpdatePortalLanguagesMutation();
  useUnsavedChanges(edited !== null);

  const isFixed = isReadOnly || isLoading;

  const edit = (change: Partial<Languages>) => setEdited({ ...edited, ...change });
  const toggle = (language: Language, isOffered: boolean) =>
    edit({
      portalLanguages: isOffered
        ? [...portalLanguages, language]
        : portalLanguages.filter((other) => other !== language),
    });
  const makeDefault = (language: string) =>
    edit({ defaultLanguage: language, portalLanguages: [...portalLanguages, language] });

  async function save() {
    // The loaded content language can be outdated. Without it, the API keeps the current one.
    const input = { defaultLanguage, portalLanguages, contentLanguage: edited?.contentLanguage };
    const { error } = await update({ input });
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
        <SelectField
          label={t`Content language`}
          hint={t`The language you write your brand texts, plans, guides and legal pages in. Changing it doesn’t translate them.`}
          options={languageOptions}
          value={contentLanguage}
          disabled={isFixed}
          onChange={(event) => edit({ contentLanguage: event.target.value })}
        />
        <TranslationsLink profile={profile} />
        {!isReadOnly && (
          <Button isLoading={isLoading} disabled={edited === null} onClick={() => void save()}>
            {t`Save`}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
