/** From which width a column is shown: on a phone the name, the address and the status are left. */
export const columnFrom = {
  phone: { width: { xs: 116, sm: 'auto' }, px: { xs: 1, sm: 2 } },
  tablet: { display: { xs: 'none', sm: 'table-cell' } },
  desktop: { display: { xs: 'none', lg: 'table-cell' } },
} as const;
