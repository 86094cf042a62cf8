export const theViewCouldNotBeChanged = (name: string, errorMessage: string) =>
  `The view ${name} could not be changed. ${errorMessage}`;
export const theViewWas = (name: string, done: string) => `The view ${name} was ${done}`;
export const theViewCouldNotBeDeleted = (name: string, errorMessage: string) =>
  `The view ${name} could not be deleted. ${errorMessage}`;
export const theViewWasDeleted = (name: string) => `The view ${name} was deleted`;

export const modified = 'Modified';
export const saveChanges = 'Save changes';
export const reset = 'Reset';

export const giveTheViewAName = 'Give the view a name.';

export const name = 'Name';
export const shareWithTheTeam = 'Share with the team';
export const everyoneWhoManagesClientsSees =
  'Everyone who manages clients sees it. You and Admins can change it.';

export const theViewWasSaved = (name: string) => `The view ${name} was saved`;
export const saveAsView = 'Save as view…';
export const saveAsViewTitle = 'Save as view';
export const saveView = 'Save view';

export const takenBackFromTheTeam = 'taken back from the team';
export const sharedWithTheTeam = 'shared with the team';
export const rename = 'Rename…';
export const stopSharing = 'Stop sharing';
export const deleteIt = 'Delete…';
export const actionsForTheView = (name: string) => `Actions for the view ${name}`;
export const renameName = (name: string) => `Rename ${name}`;
export const save = 'Save';
export const theTeamLosesItToo = (isShared: boolean) =>
  `${isShared ? 'The team loses it too. ' : ''}The clients in it stay as they are. This can’t be undone.`;
export const deleteTheView = (name: string) => `Delete the view ${name}?`;
export const deleteView = 'Delete view';

export const views = 'Views';
export const allClients = 'All clients';
export const needsAttention = 'Needs attention';
export const sharedBy = (byName: string) => `Shared by ${byName}`;
export const sharedWithTheTeam2 = 'Shared with the team';
