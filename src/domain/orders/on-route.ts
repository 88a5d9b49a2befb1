/** The state and the stage of an order that is on its way to the door (account.md section 4). */
export const ON_ROUTE = 4;
