export const recentActivity = 'Recent activity';
export const nothingHasHappenedYetNew =
  'Nothing has happened yet. New clients, payments and changes will stand here.';
