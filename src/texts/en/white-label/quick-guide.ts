export const shortHowTosThatClientsRead =
  'Short how-tos that clients read in their dashboard, in this order.';
export const addStarterGuides = 'Add starter guides';
export const addGuide = 'Add guide';

export const itMayHaveBeenDeleted = 'It may have been deleted, or the address was mistyped.';
export const thereIsNoSuchGuide = 'There is no such guide';
export const seeAllGuides = 'See all guides';
