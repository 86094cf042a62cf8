import Box from '@mui/material/Box';
import { mailColours, mailTextOn, sitePalette } from '@/theme/sitePalette';
import type { ColourScheme } from '@/theme/tokens';
import * as texts from '@/texts/ui/brand/preview';
import type { PreviewedBrand } from './previewedBrand';
import { rem } from './siteSx';

interface MailPreviewProps {
  brand: PreviewedBrand;
  scheme: ColourScheme;
}

/** A mail to a client in a program of that scheme: the mail itself is light in both. */
export function MailPreview({ brand: { title, colour }, scheme }: MailPreviewProps) {
  const program = sitePalette(colour, scheme);
  const filled = { background: colour, color: mailTextOn(colour), borderRadius: rem(0.375) };

  return (
    <Box sx={{ height: '100%', p: rem(1.5), background: program.page, color: program.ink, fontSize: rem(1) }}>
      <Box sx={{ mb: rem(1) }}>
        <strong>{title}</strong>
        <Box sx={{ color: program.muted }}>{texts.signInTo(title)}</Box>
      </Box>
      <Box sx={{ p: rem(1.5), background: mailColours.ground }}>
        <Box sx={letterSx}>
          <Box
            sx={{
              ...filled,
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
            <Box component="span" sx={{ ...filled, display: 'inline-block', p: `${rem(0.75)} ${rem(1.25)}` }}>
              {texts.signIn}
            </Box>
          </p>
          <Box component="p" sx={{ color: mailColours.muted, fontSize: rem(0.8125) }}>
            {texts.ifYouDidNotAsk}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const letterSx = {
  maxWidth: rem(32.5),
  mx: 'auto',
  p: rem(2),
  borderRadius: rem(0.5),
  background: mailColours.paper,
  color: mailColours.ink,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& p': { m: 0, mb: rem(1) },
} as const;
