import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useId, useState } from 'react';
import { defaultBrand, toBrand } from '@/theme/brand';
import { type ColorScheme, emailColors, emailTextOn, portalPalette } from '@contract/colors';
import { isolated } from '../../isolated';
import { TabList } from '../../TabList';
import { ToggleChip } from '../../ToggleChip';
import { PortalPreview } from './PortalPreview';
import { rem } from './portalSx';
import { type PreviewedBrand, type PreviewPage, previewPages } from './previewedBrand';

interface EmailPreviewProps {
  brand: PreviewedBrand;
  scheme: ColorScheme;
}

/** Shows an email to a client in an email app that uses `scheme`. The email is light in both schemes. */
function EmailPreview({ brand: { title, colour }, scheme }: EmailPreviewProps) {
  const { t } = useLingui();
  const appPalette = portalPalette(colour, scheme);
  const brandFill = { background: colour, color: emailTextOn(colour), borderRadius: rem(0.375) };

  return (
    <Box
      sx={{
        height: '100%',
        p: rem(1.5),
        background: appPalette.page,
        color: appPalette.ink,
        fontSize: rem(1),
      }}
    >
      <Box sx={{ mb: rem(1) }}>
        <strong>{isolated(title)}</strong>
        <Box sx={{ color: appPalette.muted }}>{t`Reset your password for ${title}`}</Box>
      </Box>
      <Box sx={{ p: rem(1.5), background: emailColors.background }}>
        <Box sx={messageSx}>
          <Box
            sx={{
              ...brandFill,
              mb: rem(1.5),
              p: `${rem(0.75)} ${rem(1.25)}`,
              fontSize: rem(1.125),
              fontWeight: 600,
            }}
          >
            {isolated(title)}
          </Box>
          <p>{t`Hello Ada,`}</p>
          <p>{t`We received a request to reset the password of your account with ${title}.`}</p>
          <p>{t`The link below works once and expires in one hour.`}</p>
          <p>
            <Box
              component="span"
              sx={{ ...brandFill, display: 'inline-block', p: `${rem(0.75)} ${rem(1.25)}` }}
            >
              {t`Reset password`}
            </Box>
          </p>
          <Box component="p" sx={{ color: emailColors.muted, fontSize: rem(0.8125) }}>
            {t`If you didn’t request this, ignore this email. Your password stays the same.`}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const messageSx = {
  maxWidth: rem(32.5),
  mx: 'auto',
  p: rem(2),
  borderRadius: rem(0.5),
  background: emailColors.paper,
  color: emailColors.ink,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& p': { m: 0, mb: rem(1) },
} as const;

const schemes = [
  { value: 'light', label: msg({ message: 'Light', context: 'appearance' }) },
  { value: 'dark', label: msg({ message: 'Dark', context: 'appearance' }) },
] as const;

/** Names the preview, such as `Home page on a phone, dark`. */
function screenLabel(page: string, isPhone: boolean, scheme: ColorScheme): string {
  if (isPhone) return scheme === 'dark' ? t`${page} on a phone, dark` : t`${page} on a phone, light`;
  return scheme === 'dark' ? t`${page} on a computer, dark` : t`${page} on a computer, light`;
}

const devices = [
  { isPhone: false, label: msg`Computer` },
  { isPhone: true, label: msg({ message: 'Phone', context: 'device' }) },
] as const;

export function BrandPreview({ brand: draft }: { brand: PreviewedBrand }) {
  const { t } = useLingui();
  const panelId = useId();
  const [page, setPage] = useState<PreviewPage>('home');
  const [scheme, setScheme] = useState<ColorScheme>('light');
  const [isPhone, setPhone] = useState(false);
  // Defers rendering so that typing stays responsive.
  const { title, colour, ...rest } = useDeferredValue(draft);
  const resolved = toBrand({ title, colour });
  const brand = { ...rest, ...resolved, title: title.trim() || defaultBrand.title };
  const tabs = previewPages.map(({ value, label }) => ({ value, label: t(label) }));
  const pageLabel = tabs.find(({ value }) => value === page)?.label ?? '';

  return (
    <Stack component="section" aria-label={t`Preview`} spacing={1.5} sx={{ minWidth: 0 }}>
      <TabList label={t`Preview page`} tabs={tabs} value={page} onChange={setPage} panelId={panelId} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        role="group"
        aria-label={t`Preview device and appearance`}
      >
        {devices.map((option) => (
          <ToggleChip
            key={String(option.isPhone)}
            label={t(option.label)}
            isOn={option.isPhone === isPhone}
            onClick={() => setPhone(option.isPhone)}
          />
        ))}
        {schemes.map(({ value, label }) => (
          <ToggleChip key={value} label={t(label)} isOn={value === scheme} onClick={() => setScheme(value)} />
        ))}
      </Box>
      <Box id={panelId} role="tabpanel" aria-label={pageLabel} sx={isPhone ? phoneSx : computerSx}>
        <Box role="img" aria-label={screenLabel(pageLabel, isPhone, scheme)} sx={screenSx(isPhone)}>
          {page === 'email' ? (
            <EmailPreview brand={brand} scheme={scheme} />
          ) : (
            <PortalPreview brand={brand} page={page} scheme={scheme} isPhone={isPhone} />
          )}
        </Box>
      </Box>
    </Stack>
  );
}

const frameSx = {
  border: '1px solid',
  borderColor: 'outline',
  overflow: 'hidden',
  containerType: 'inline-size',
} as const;

const computerSx = { ...frameSx, width: '100%', aspectRatio: '4 / 3', borderRadius: 1 } as const;
const phoneSx = {
  ...frameSx,
  width: '100%',
  maxWidth: 300,
  alignSelf: 'center',
  aspectRatio: '390 / 780',
  borderWidth: 6,
  borderRadius: 4,
} as const;

// Fits the preview to its container: a computer screen is 60rem wide and a phone 24.4rem.
const screenSx = (isPhone: boolean) => ({
  '--rem': `calc(100cqw / ${isPhone ? 24.4 : 60})`,
  height: '100%',
  overflow: 'hidden',
});
