/** The id of the form with the days and times of deliveries: the bar's button sends it from elsewhere on the page. */
export const DELIVERIES_FORM = 'checkout-deliveries';
