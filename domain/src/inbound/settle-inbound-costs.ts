import type { Fund } from '../cashbook/post-cash.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { InboundCostInput, InboundInput, InboundProvider } from './inbound-facts.ts'
import type { InboundCostRow } from './inbound-plan.ts'

interface CostFacts {
  costProviders: readonly Pick<InboundProvider, 'id' | 'name'>[]
  cashAccount: Pick<Fund, 'id'>
  bankAccounts: readonly Pick<Fund, 'id'>[]
  defaultBankAccountId: string | null
}

/** The costs of an import, settled; what lay on the shelves on the first day has none. */
export function settleInboundCosts(
  { kind, costs }: Pick<InboundInput, 'kind' | 'costs'>,
  facts: CostFacts,
): Outcome<{ costs: InboundCostRow[] }> {
  if (!costs?.length) return { ok: true, costs: [] }
  return kind === 'OPENING' ? refuse('opening-has-no-cost', {}, 'costs') : settleCosts(costs, facts)
}

/**
 * Decides who is paid for each cost and from which fund. A cost charged by the supplier is paid with its goods; the
 * bill of another company is paid at once or owed to a named provider. Refuses an unknown provider or account.
 */
function settleCosts(costs: readonly InboundCostInput[], facts: CostFacts): Outcome<{ costs: InboundCostRow[] }> {
  const rows: InboundCostRow[] = []
  for (const [position, cost] of costs.entries()) {
    const { id, name, payer, amount } = cost
    const common = { id, position, name, payer, amount }
    if (payer === 'SUPPLIER') {
      const isRefundable = cost.isRefundable ?? false
      rows.push({ ...common, isRefundable, providerId: null, providerName: null, method: null, accountId: null })
      continue
    }
    const path = `costs.${position}`
    const provider = facts.costProviders.find(one => one.id === cost.providerId)
    if (cost.providerId && !provider) {
      return refuse('not-found', { kind: 'provider', id: cost.providerId }, `${path}.providerId`)
    }
    const method = cost.method ?? 'CASH'
    if (method === 'DEBT' && !provider) return refuse('cost-needs-provider', { name }, `${path}.providerId`)
    const account = accountOf(method, cost.accountId ?? null, facts)
    if (account === undefined) return refuse('not-found', { kind: 'account', id: cost.accountId! }, `${path}.accountId`)
    if (account === null && method === 'BANK') return refuse('account-missing', {}, `${path}.accountId`)
    const [providerId, providerName] = [provider?.id ?? null, provider?.name ?? null]
    rows.push({ ...common, isRefundable: false, providerId, providerName, method, accountId: account })
  }
  return { ok: true, costs: rows }
}

/** The fund that pays; null where none does (a debt) or none is there, nothing for one that is not ours. */
function accountOf(
  method: 'CASH' | 'BANK' | 'DEBT',
  asked: string | null,
  facts: CostFacts,
): string | null | undefined {
  const { cashAccount, bankAccounts, defaultBankAccountId } = facts
  const known = { CASH: [cashAccount], BANK: bankAccounts, DEBT: [cashAccount, ...bankAccounts] }[method]
  if (asked && !known.some(({ id }) => id === asked)) return undefined
  if (method === 'DEBT') return null
  return method === 'CASH' ? cashAccount.id : (asked ?? defaultBankAccountId)
}
