import Box from '@mui/material/Box';
import { emailColors, emailTextOn, portalPalette, type ColorScheme } from '@contract/colors';
import * as texts from '@/texts/ui/brand/preview';
import type { PreviewedBrand } from './previewedBrand';
import { rem } from './portalSx';

interface EmailPreviewProps {
  brand: PreviewedBrand;
  scheme: ColorScheme;
}

/** Shows an email to a client in an email app that uses `scheme`. The email is light in both schemes. */
export function EmailPreview({ brand: { title, colour }, scheme }: EmailPreviewProps) {
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
        <strong>{title}</strong>
        <Box sx={{ color: appPalette.muted }}>{texts.signInTo(title)}</Box>
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
            {title}
          </Box>
          <p>{texts.helloAda}</p>
          <p>{texts.withThisLinkYouSign(title)}</p>
          <p>
            <Box
              component="span"
              sx={{ ...brandFill, display: 'inline-block', p: `${rem(0.75)} ${rem(1.25)}` }}
            >
              {texts.signIn}
            </Box>
          </p>
          <Box component="p" sx={{ color: emailColors.muted, fontSize: rem(0.8125) }}>
            {texts.ifYouDidNotAsk}
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
