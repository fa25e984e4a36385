/** The shop still holds an UNUSED code; a customer holds an ISSUED one. A shared code is ISSUED until the shop cancels it. */
export const voucherStates = ['UNUSED', 'ISSUED', 'USED', 'CANCELLED'] as const
export type VoucherState = (typeof voucherStates)[number]
