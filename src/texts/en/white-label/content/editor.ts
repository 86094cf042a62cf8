export const more = 'More';
export const preview = 'Preview';
export const publish = 'Publish';
export const versions = 'Versions';
export const whatTheDraftChanges = 'What the draft changes';
export const discardDraft = 'Discard draft';

export const title = 'Title';
export const summary = 'Summary';
export const textOf = (title: string) => `Text of ${title}`;

export const theLastChangeIsOfWhoever = (date: string) =>
  `Last changed on ${date}. If both of you save, the second to save sees a conflict.`;
export const mayBeWritingHereToo = (updatedBy: string) => `${updatedBy} may be writing here too`;
