import type { ReactNode } from 'react';

export const yourRole = 'Your role';
export const at = (bold: ReactNode, name: string) => (
  <>
    {bold} at {name}
  </>
);
export const whatYourRoleOpens = 'What your role opens';
export const anAdminMayDoEverythingAnother =
  'An Admin may do everything. Another Admin can give you another role.';
export const ifYouNeedMoreAsk = 'If you need more, ask an Admin of your company.';
