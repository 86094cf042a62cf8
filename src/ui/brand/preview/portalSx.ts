import { type PortalPalette, white } from '@contract/colors';

/** Returns a rem length of the portal, scaled to the preview. */
export const rem = (count: number): string => `calc(${count} * var(--rem))`;

const headings = (isPhone: boolean) => ({
  '& .h1': { m: 0, mb: rem(0.75), fontSize: rem(isPhone ? 1.875 : 2.68), lineHeight: 1.2, fontWeight: 700 },
  '& .h2': { m: 0, mb: rem(0.75), fontSize: rem(1.5), lineHeight: 1.2, fontWeight: 700 },
  '& p': { m: 0, mb: rem(1) },
});

const header = (palette: PortalPalette, isDark: boolean) => ({
  '& .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${rem(0.5)} ${rem(2)}`,
    p: `${rem(0.75)} ${rem(1.25)}`,
    borderBottom: `1px solid ${palette.line}`,
  },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: rem(0.75),
    minHeight: rem(3),
    minWidth: 0,
    fontSize: rem(1.1875),
    fontWeight: 650,
  },
  '& .brand img': {
    display: 'block',
    height: rem(2.5),
    maxWidth: '100%',
    objectFit: 'contain',
    borderRadius: rem(0.375),
    ...(isDark && { background: white, p: rem(0.25) }),
  },
  '& .links': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(1.5) },
  '& .foot': {
    mt: 'auto',
    p: `${rem(1.75)} ${rem(1.25)}`,
    borderTop: `1px solid ${palette.line}`,
    background: palette.soft,
    color: palette.muted,
    fontSize: rem(0.9375),
  },
  '& .foot p': { m: 0 },
});

const sections = (palette: PortalPalette, isPhone: boolean) => ({
  '& .hero': {
    p: `${rem(isPhone ? 3 : 5.1)} ${rem(1.25)}`,
    background: palette.tint,
    textAlign: 'center',
  },
  '& .hero .h1': { maxWidth: '22ch', mx: 'auto', fontSize: rem(isPhone ? 2.23 : 3.5) },
  '& .lead': { maxWidth: rem(38), mx: 'auto', fontSize: rem(1.25), whiteSpace: 'pre-line' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: rem(0.75), mt: rem(1.75) },
  '& .hero .actions': { justifyContent: 'center' },
  '& .narrow': { width: '100%', maxWidth: rem(44), mx: 'auto', p: `${rem(isPhone ? 2 : 3)} ${rem(1.25)}` },
  '& .button': {
    display: 'inline-block',
    p: `${rem(0.6875)} ${rem(1.25)}`,
    border: `1px solid ${palette.fill}`,
    borderRadius: rem(0.5),
    background: palette.fill,
    color: palette.onFill,
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& .second': { background: 'transparent', borderColor: palette.edge, color: palette.ink },
  '& .small': { p: `${rem(0.4375)} ${rem(0.9375)}` },
  '& .link': { color: palette.link, textDecoration: 'underline' },
  '& .label': { fontWeight: 600, mb: rem(0.25) },
  '& .input': {
    height: rem(2.75),
    mb: rem(1.25),
    border: `1px solid ${palette.edge}`,
    borderRadius: rem(0.5),
  },
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: isPhone ? '1fr' : '1fr 1fr',
    gap: rem(1.25),
    p: `${rem(3)} ${rem(1.25)}`,
  },
  '& .card': { p: rem(1.75), border: `1px solid ${palette.line}`, borderRadius: rem(0.875) },
  '& .popular': { border: `2px solid ${palette.fill}` },
  '& .price': { fontSize: rem(2), fontWeight: 700, lineHeight: 1.3 },
  '& .badge': {
    display: 'inline-block',
    p: `${rem(0.125)} ${rem(0.625)}`,
    mb: rem(0.5),
    borderRadius: rem(6),
    background: palette.tint,
    color: palette.link,
    fontSize: rem(0.875),
    fontWeight: 600,
  },
  '& .muted': { color: palette.muted },
  '& .places': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${rem(0.25)} ${rem(1.25)}`,
    mb: rem(2),
    borderBottom: `1px solid ${palette.line}`,
  },
  '& .places span': { py: rem(0.5) },
  '& .here': { boxShadow: `0 2px ${palette.link}` },
  '& .facts': {
    display: 'grid',
    gridTemplateColumns: isPhone ? '1fr' : 'max-content 1fr',
    gap: `${rem(0.375)} ${rem(1.5)}`,
  },
});

/** Returns the rules of the portal's style sheet that the preview needs. */
export const portalSx = (palette: PortalPalette, isPhone: boolean, isDark: boolean) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    background: palette.page,
    color: palette.ink,
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    fontSize: rem(1.0625),
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    ...headings(isPhone),
    ...header(palette, isDark),
    ...sections(palette, isPhone),
  }) as const;
