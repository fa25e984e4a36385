/** Money of one kind of row in one direction, added up. */
export interface FlowRow {
  /** Of the cash ledger. */
  kind: string
  amount: number
}

/** Adds up what sales, debts and vouchers brought into a fund and took out of it, in đồng; sums that went out are negative. */
export interface Flow {
  sales: number
  refunds: number
  debtCollected: number
  /** Taken for orders, less what was given back. */
  deposits: number
  otherIn: number
  suppliers: number
  otherOut: number
  /** What came from other funds of the store, less what went there. */
  transfers: number
  /** What counts of the fund outside of shifts found too much, less what they missed. */
  countDifference: number
}

const places: Readonly<Record<string, keyof Flow>> = {
  SALE: 'sales',
  DEPOSIT: 'deposits',
  COUNT: 'countDifference',
  TRANSFER: 'transfers',
  TRANSFER_CANCEL: 'transfers',
  SALE_CANCEL: 'refunds',
  SALE_RETURN: 'refunds',
  SALE_RETURN_CANCEL: 'refunds',
  INBOUND: 'suppliers',
  INBOUND_CANCEL: 'suppliers',
  INBOUND_COST: 'suppliers',
  INBOUND_COST_CANCEL: 'suppliers',
  INBOUND_RETURN: 'suppliers',
  INBOUND_RETURN_CANCEL: 'suppliers',
}

/**
 * Adds up rows of the cash ledger as a report of a shift or a day shows them. A debt that is collected comes in, one that is
 * paid to a supplier goes out; the cancel of either stands with it. Corrections of shifts are no flow and are left out.
 */
export function flowOf(rows: readonly FlowRow[]): Flow {
  const flow: Flow = {
    sales: 0,
    refunds: 0,
    debtCollected: 0,
    deposits: 0,
    otherIn: 0,
    suppliers: 0,
    otherOut: 0,
    transfers: 0,
    countDifference: 0,
  }
  for (const { kind, amount } of rows) {
    if (kind.startsWith('SHIFT_')) continue
    flow[places[kind] ?? placeOf(kind, amount)] += amount
  }
  return flow
}

function placeOf(kind: string, amount: number): keyof Flow {
  // A cancel takes back what came the other way.
  const isIn = kind.endsWith('_CANCEL') ? amount < 0 : amount > 0
  if (kind.startsWith('DEBT')) return isIn ? 'debtCollected' : 'suppliers'
  return isIn ? 'otherIn' : 'otherOut'
}

/** What a flow comes to. */
export const sumFlow = (flow: Flow): number =>
  flow.sales +
  flow.refunds +
  flow.debtCollected +
  flow.deposits +
  flow.otherIn +
  flow.suppliers +
  flow.otherOut +
  flow.transfers +
  flow.countDifference
