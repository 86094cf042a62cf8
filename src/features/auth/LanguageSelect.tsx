import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { languageNames, languageOrDefault, languages } from '@contract/languages';
import { changeLanguage } from '@/lib/i18n';

const selectSx = {
  display: 'block',
  mx: 'auto',
  mt: 2,
  p: 0.5,
  border: 0,
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'background.default',
  font: 'inherit',
} as const;

/** Changes the language before the sign-in. A native select, because the page has to load fast. */
export function LanguageSelect() {
  const { t, i18n } = useLingui();
  return (
    <Box
      component="select"
      aria-label={t`Language`}
      value={i18n.locale}
      // The page stays in its language if the messages cannot be loaded.
      onChange={({ target }) => void changeLanguage(languageOrDefault(target.value)).catch(() => undefined)}
      sx={selectSx}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Box>
  );
}
