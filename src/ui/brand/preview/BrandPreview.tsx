import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useId, useState } from 'react';
import { defaultBrand, toBrand } from '@/theme/brand';
import type { ColorScheme } from '@contract/colors';
import * as texts from '@/texts/ui/brand/preview';
import { TabList } from '../../TabList';
import { ToggleChip } from '../../ToggleChip';
import { EmailPreview } from './EmailPreview';
import { PortalPreview } from './PortalPreview';
import { previewPages, type PreviewedBrand, type PreviewPage } from './previewedBrand';

const schemes = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
] as const;

const devices = [
  { isPhone: false, label: texts.computer },
  { isPhone: true, label: texts.phone },
] as const;

export function BrandPreview({ brand: draft }: { brand: PreviewedBrand }) {
  const panelId = useId();
  const [page, setPage] = useState<PreviewPage>('home');
  const [scheme, setScheme] = useState<ColorScheme>('light');
  const [isPhone, setPhone] = useState(false);
  // Defers rendering so that typing stays responsive.
  const { title, colour, ...rest } = useDeferredValue(draft);
  const resolved = toBrand({ title, colour });
  const brand = { ...rest, ...resolved, title: title.trim() || defaultBrand.title };
  const label = previewPages.find(({ value }) => value === page)?.label ?? '';
  const device = isPhone ? texts.aPhone : texts.aComputer;

  return (
    <Stack component="section" aria-label={texts.preview} spacing={1.5} sx={{ minWidth: 0 }}>
      <TabList
        label={texts.previewOf}
        tabs={previewPages}
        value={page}
        onChange={setPage}
        panelId={panelId}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} role="group" aria-label={texts.previewOnAnd}>
        {devices.map((option) => (
          <ToggleChip
            key={option.label}
            label={option.label}
            isOn={option.isPhone === isPhone}
            onClick={() => setPhone(option.isPhone)}
          />
        ))}
        {schemes.map(({ value, label: name }) => (
          <ToggleChip key={value} label={name} isOn={value === scheme} onClick={() => setScheme(value)} />
        ))}
      </Box>
      <Box id={panelId} role="tabpanel" aria-label={label} sx={isPhone ? phoneSx : computerSx}>
        <Box role="img" aria-label={texts.ofOnIn(label, brand.title, device, scheme)} sx={screenSx(isPhone)}>
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
