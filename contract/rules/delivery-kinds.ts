/** Why a thing of the cart may not come with the others (issue "Selling"): each kind has a lead time of its own, in days. */
export const DELIVERY_KINDS = ['standard', 'preorder', 'cake', 'fish'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];
