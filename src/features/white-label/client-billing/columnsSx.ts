/** What is typed beside what clients will see, which stays in sight; where there is no room, the whole table below does. */
export const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' },
  alignItems: 'start',
  '& > :last-child': { display: { xs: 'none', md: 'block' }, position: 'sticky', top: 16 },
} as const;
