import type { saleFormat as formatOfContract } from '@quay/contract/bill/kept-sale'

/** The form of a kept sale that this client writes. Not imported: the schemas of bills stay out of the till's first load. */
export const saleFormat: typeof formatOfContract = 2
