import type { Theme } from '@mui/material/styles';

/** Returns the styles of content, shared by its view and the editor. */
export const contentSx = ({ palette, typography }: Theme) =>
  ({
    overflowWrap: 'anywhere',
    lineHeight: 1.65,
    '& h2': { ...typography.h2, mt: 3.5, mb: 1 },
    '& h3': { ...typography.h3, mt: 3, mb: 1 },
    '& h4': { ...typography.subtitle1, mt: 2.5, mb: 0.5 },
    '& p': { my: 1.25 },
    '& ul, & ol': { paddingInlineStart: '24px', my: 1.25 },
    '& li p': { my: 0.5 },
    '& blockquote': {
      m: 0,
      my: 2,
      paddingInlineStart: '16px',
      borderInlineStart: `3px solid ${palette.outline}`,
      color: 'text.secondary',
    },
    '& hr': { border: 0, borderTop: `1px solid ${palette.divider}`, my: 3 },
    '& a': { color: palette.primary.main },
    '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1, my: 2 },
    '& table': { width: '100%', borderCollapse: 'collapse', my: 2 },
    '& th, & td': {
      border: `1px solid ${palette.outline}`,
      px: 1.25,
      py: 0.75,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { bgcolor: palette.tones.gray.soft, fontWeight: 600 },
    '& th p, & td p': { my: 0 },
    // `dir="auto"` ignores child blocks that have a `dir`, so containers take the direction of their first
    // block.
    '& :is(li, blockquote, th, td):has(> :first-of-type:dir(rtl))': { direction: 'rtl' },
    '& :is(ul, ol):has(> li:first-of-type > :first-of-type:dir(rtl))': { direction: 'rtl' },
    '& > :not(* + *)': { mt: 0 },
    '& > :last-child': { mb: 0 },
  }) as const;
