export const thePagesThatClientsRead =
  'The pages that clients read at the foot of your client dashboard. A page is there once you have published and deployed it; our templates are not.';

export const theAddressMayHaveBeenMistyped = 'The address may have been mistyped.';
export const thereIsNoSuchLegalPage = 'There is no such legal page';
export const seeAllLegalPages = 'See all legal pages';
