/** Whether a rating without stars and words says no more than that nothing is to be said (account.md section 4: "Skip marks the rating as dismissed"). */
export function isDismissal(rating: {
  readonly delivery: number | null;
  readonly product: number | null;
  readonly comment: string;
}): boolean {
  return rating.delivery === null && rating.product === null && rating.comment === '';
}
