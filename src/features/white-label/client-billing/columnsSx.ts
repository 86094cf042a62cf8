/** What is typed beside what clients will see, which stays in sight. */
export const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' },
  alignItems: 'start',
  '& > :last-child': { position: { md: 'sticky' }, top: { md: 16 } },
} as const;
