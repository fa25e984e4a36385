import { billKinds } from './bill/stock-kinds.ts'
import { disposalKinds } from './disposal/stock-kinds.ts'
import { inboundKinds } from './inbound/stock-kinds.ts'
import { inboundReturnKinds } from './inbound-return/stock-kinds.ts'
import { inventoryCheckKinds } from './inventory-check/stock-kinds.ts'
import { lotKinds } from './lot/stock-kinds.ts'
import { productKinds } from './product/stock-kinds.ts'
import { saleReturnKinds } from './sale-return/stock-kinds.ts'
import { stockKinds } from './stock/stock-kinds.ts'
import { stockTransferKinds } from './stock-transfer/stock-kinds.ts'

/** What a row of the stock ledger is of: each feature declares its own kinds in `<feature>/stock-kinds.ts`. */
export const stockEntryKind = {
  ...billKinds,
  ...saleReturnKinds,
  ...inboundKinds,
  ...inboundReturnKinds,
  ...inventoryCheckKinds,
  ...disposalKinds,
  ...stockTransferKinds,
  ...lotKinds,
  ...productKinds,
  ...stockKinds,
} as const

export type StockEntryKind = keyof typeof stockEntryKind
export const stockEntryKinds = Object.keys(stockEntryKind) as [StockEntryKind, ...StockEntryKind[]]
