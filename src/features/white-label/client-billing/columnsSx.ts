/**
 * Styles of a form next to a sticky preview. Small screens hide the preview, because the whole price table is
 * below the form.
 */
export const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' },
  alignItems: 'start',
  '& > :last-child': { display: { xs: 'none', md: 'block' }, position: 'sticky', top: 16 },
} as const;
