import type { ReactNode } from 'react';
import { formatCount } from '@/texts/grammar';

export const somebodyElseHasSavedMeanwhile = (changedBy: null | string, name: string) =>
  `${changedBy ?? 'Another operator'} has saved ${name} meanwhile`;
export const whatDiffersFromWhatTheySaved = (date: null | string) => (
  <>
    {date}
    What differs from what they saved is marked. Nothing of yours is saved yet.
  </>
);
export const itWasOn = (date: string) => `It was on ${date}. `;
export const takeWhatTheySaved = 'Take what they saved';
export const keepMyTicks = 'Keep my ticks';
export const whoeverHasThisRoleFindsStart =
  'People with this role see only Start-up Packs and Marketing Templates.';
export const opensNothing = (name: string) => `${name} opens nothing`;

export const people = (count: number) => formatCount(count, 'person', 'people');
export const whoIsAreInvited = (peopleIn: string, count: number) =>
  `${peopleIn} who ${count === 1 ? 'is' : 'are'} invited`;
export const nobodyHasThisRoleYetSaving =
  'No one has this role yet. Your changes apply to people who get it later.';
export const savingChangesWhatWillOpen = (invitedPeople: string) =>
  `Saving changes what ${invitedPeople} will open.`;
export const more = (others: number) => `${others} more`;
export const theSameGoesForOnceThey = (invitedPeople: string) =>
  ` The same goes for ${invitedPeople}, once they join.`;
export const savingChangesWhatCanOpen = (peopleIn: string, people: string, later: string) =>
  `Saving changes what ${peopleIn} can open, at once: ${people}.${later}`;
export const unsavedChanges = 'Unsaved changes';
export const discardChanges = 'Discard changes';
export const save = 'Save';

export const notSaved = 'Not saved';
export const yes = 'Yes';
export const no = 'No';

export const member = (operatorCount: number) => formatCount(operatorCount, 'member');
export const memberOf = (operatorCount: number, role: string) => `${member(operatorCount)} of ${role}`;
export const preview = 'Preview';
export const previewAs = (role: string) => `Preview as ${role}`;

export const whatEachRoleOpens = 'What each role opens';
export const permission = 'Permission';

const wereOf = (count: number) => (count === 1 ? 'was' : 'were');
export const broughtBack = (roles: string, count: number) => `${roles} ${wereOf(count)} brought back.`;
export const saved = (roles: string, count: number) => `${roles} ${wereOf(count)} saved.`;
export const savedChanges = 'Saved changes';
export const undo = 'Undo';
export const undoOf = (saved: string) => `Undo: ${saved}`;

export const adminAlwaysHoldsEverything =
  'Admin always has every permission, so the company cannot be locked out. Start-up Packs and Marketing Templates are open to everyone.';

export const whatEachRoleOpensLink = (link: ReactNode) => (
  <>What each role opens in this console. Who has which is in {link}.</>
);
export const users = 'Users';
