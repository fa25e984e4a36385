import { type PostedCash, postCash } from '../cashbook/post-cash.ts'
import type { DebtPartner, MoneyToReverse } from '../cashbook/reverse-money.ts'
import { postRows } from '../ledger/post-rows.ts'
import type { Outcome } from '../refusal.ts'
import type { CostsToUndo } from './decide-cancel-inbound.ts'

export interface ReversedCosts {
  cashEntries: PostedCash<{ kind: 'INBOUND_COST_CANCEL'; accountId: string; amount: number; reversesId: string }>[]
  debtEntries: {
    kind: 'INBOUND_COST_CANCEL'
    partnerId: string
    amount: number
    reversesId: string
    sequence: number
    balanceAfter: number
  }[]
}

interface Facts extends Pick<MoneyToReverse, 'funds' | 'partner' | 'mayOverdraw'> {
  costs: CostsToUndo
}

/** What the cancel of the goods wrote before, on the same chains. */
interface WrittenBefore {
  cashEntries: readonly { accountId: string; amount: number }[]
  debtEntries: readonly { partnerId: string; amount: number }[]
}

/** The opposite rows of what was paid and is owed to others for costs, behind those of the goods. */
export function reverseCosts(
  { costs, funds, partner, mayOverdraw }: Facts,
  before: WrittenBefore,
): Outcome<ReversedCosts> {
  const kind = 'INBOUND_COST_CANCEL' as const
  const movedFunds = funds.map(fund => {
    const own = before.cashEntries.filter(row => row.accountId === fund.id)
    return { ...fund, balance: fund.balance + sum(own), entryCount: fund.entryCount + own.length }
  })
  const posted = postCash(
    costs.cashEntries.map(({ id, accountId, amount }) => ({ kind, accountId, amount: 0 - amount, reversesId: id })),
    movedFunds,
    mayOverdraw,
  )
  if (!posted.ok) return posted
  const heads = [...costs.partners, ...(partner ? [partner] : [])].map((one: DebtPartner) => {
    const own = before.debtEntries.filter(row => row.partnerId === one.id)
    return { id: one.id, balance: one.debt + sum(own), entryCount: one.debtEntryCount + own.length }
  })
  const debtEntries = postRows(
    costs.debtEntries.map(({ id, partnerId, amount }) => ({ kind, partnerId, amount: 0 - amount, reversesId: id })),
    heads,
    row => ({ chain: row.partnerId, amount: row.amount }),
  )
  return { ok: true, cashEntries: posted.cashEntries, debtEntries }
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
