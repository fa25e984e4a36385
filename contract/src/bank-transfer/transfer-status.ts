/** Of a transfer that a store waits for. */
export const transferStatuses = ['WAITING', 'RECEIVED', 'CANCELLED'] as const
export type TransferStatus = (typeof transferStatuses)[number]
