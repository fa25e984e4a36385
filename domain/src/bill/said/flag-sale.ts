import type { ErrorCode } from '@quay/contract/error-code'
import { errorMessage } from '@quay/contract/error-code'
import { rightBehind } from '@quay/contract/right/missing-right'
import { describeStock } from '../../quantity/describe-stock.ts'
import type { BillMoney, LineMoney } from '../../sale/price/price-bill.ts'
import type { Problem } from '../../sale/problem.ts'
import { formatDate } from '../../text/format-date.ts'
import { formatDong, formatNumber, formatPercent } from '../../text/format-number.ts'
import { zonedTime } from '../../time/zoned-time.ts'
import type { BillInput } from '../bill-facts.ts'
import type { workOutBill } from '../decide-bill.ts'
import type { BillLine } from '../decided-bill.ts'
import type { Flag, OfflineFacts, SaidSale } from './said-sale.ts'
import type { settleAsSaid } from './settle-as-said.ts'
import type { SaidLots } from './take-said-lots.ts'

interface Sold {
  input: BillInput
  said: SaidSale
  facts: OfflineFacts
  /** What the server makes of it by the rules of that moment, for the seller. */
  byRules: ReturnType<typeof workOutBill>
  /** As they are written. */
  lines: readonly BillLine[]
  money: BillMoney
  settled: ReturnType<typeof settleAsSaid>
  taken: SaidLots
  noPoints: boolean
}

/** An instant as a sentence says it: 21:04 ngày 22/11/2026. */
export function timeInWords(instant: string | number, timeZone: string): string {
  const { day, time } = zonedTime(instant, timeZone)
  return `${time.slice(0, 5)} ngày ${formatDate(day)}`
}

/** Everything that a kept sale broke, each once: of goods, of money, of what the seller may do. The rules are those of the moment of the sale. */
export function flagSale(sold: Sold): Flag[] {
  return once([
    ...flagLots(sold),
    ...flagPrices(sold),
    ...flagPromotions(sold),
    ...flagSums(sold),
    ...flagRules(sold),
    ...flagAccounts(sold),
  ])
}

function once(flags: readonly Flag[]): Flag[] {
  const seen = new Set<string>()
  return flags.filter(({ kind, details }) => {
    const key = `${kind} ${JSON.stringify(details)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function flagLots({ said, facts, lines, taken }: Sold): Flag[] {
  const { bill, owing, timeZone, heldAt } = facts
  const time = timeInWords(said.soldAt, timeZone)
  const lots = new Map(bill.lots.map(lot => [lot.id, lot]))
  const nameOf = (id: string | null) =>
    (id && (lots.get(id)?.number || owing?.find(({ lotId }) => lotId === id)?.number)) || 'không rõ'
  const productOf = (id: string) => bill.products.find(product => product.id === id)!
  const owed = taken.owed.flatMap(({ productId, lotId, quantity, comesLater }): Flag[] => {
    const { name, units } = productOf(productId)
    if (comesLater) {
      if (bill.rights.mayOwe) return []
      const sentence = `lô ${nameOf(lotId)} của ${name} chưa có trong sổ, bán trước phải có quyền bán khi hết hàng.`
      const details = { name: facts.sellerName, sentence, code: 'negative-stock-right-missing', productId, lotId }
      return [{ kind: 'right-missing', details }]
    }
    return [
      {
        kind: 'stock-owed',
        details: {
          quantity: describeStock(quantity, units),
          product: name,
          number: said.localNumber,
          time,
          productId,
          lotId: lotId ?? null,
          baseQuantity: quantity,
        },
      },
    ]
  })
  const replaced = taken.replaced.map(
    ({ saidId, lotId, productId }): Flag => ({
      kind: 'lot-replaced',
      details: {
        a: nameOf(saidId),
        b: nameOf(lotId),
        product: productOf(productId).name,
        productId,
        lotId,
        saidLotId: saidId,
      },
    }),
  )
  const given = new Set(lines.flatMap(({ draws }) => draws.flatMap(draw => draw.taken.map(({ lotId }) => lotId))))
  const blocked = [...given].flatMap((id): Flag[] => {
    const { number, state, expiryDate, productId } = lots.get(id)!
    const details = { lot: number, product: productOf(productId).name, productId, lotId: id, time }
    const at = heldAt.get(id) ?? 'không rõ'
    return [
      ...(state === 'recalled' ? [{ kind: 'lot-recalled' as const, details: { ...details, at } }] : []),
      ...(state === 'held' ? [{ kind: 'lot-held' as const, details: { ...details, at } }] : []),
      ...(expiryDate !== null && expiryDate < bill.soldDay
        ? [
            {
              kind: 'lot-expired' as const,
              details: { ...details, expiry: formatDate(expiryDate), day: formatDate(bill.soldDay) },
            },
          ]
        : []),
    ]
  })
  return [...owed, ...replaced, ...blocked]
}

/** Sources whose price the list does not say. */
const unlisted = new Set(['MANUAL', 'SAMPLE', 'GIFT', 'ORDER'])

function flagPrices({ said, byRules, lines }: Sold): Flag[] {
  if (!said.lines) return []
  const fresh = new Map(byRules.lines.map(line => [line.index, line]))
  return lines.flatMap((line): Flag[] => {
    const right = fresh.get(line.index)
    if (!right || unlisted.has(line.source) || unlisted.has(right.source) || right.listPrice === line.listPrice)
      return []
    const difference = (line.listPrice - right.listPrice) * line.quantity
    return [
      {
        kind: 'price-differs',
        details: {
          product: line.product.name,
          paid: formatDong(line.listPrice),
          unit: line.unit.name.toLowerCase(),
          right: formatDong(right.listPrice),
          difference: signed(difference),
          productId: line.product.id,
          amount: difference,
        },
      },
    ]
  })
}

const signed = (amount: number) => `${amount > 0 ? '+' : ''}${formatDong(amount)}`

/** What the till took off by promotions that did not hold any more, or that were used up meanwhile. */
function flagPromotions({ said, byRules }: Sold): Flag[] {
  const right = new Map(byRules.promoted.map(({ promotion, amount }) => [promotion.id, amount]))
  return (said.charged ?? []).flatMap(({ promotion, amount }): Flag[] => {
    if (amount <= (right.get(promotion.id) ?? 0)) return []
    const { maxUses, budget, usedCount, usedAmount } = promotion
    const limit =
      maxUses !== null && usedCount >= maxUses
        ? `${formatNumber(maxUses)} lượt`
        : budget !== null && usedAmount >= budget
          ? `ngân sách ${formatDong(budget)}`
          : null
    return [
      {
        kind: 'promotion-overrun',
        details: {
          promotion: promotion.name,
          value: formatDong(amount),
          discountId: promotion.id,
          ...(limit && { limit }),
        },
      },
    ]
  })
}

/** Where neither a price nor a promotion tells why the sum is another one. */
function flagSums({ input, said, byRules, money, settled, lines, noPoints }: Sold): Flag[] {
  const flags: Flag[] = []
  const isTold =
    lines.some(line => unlisted.has(line.source)) || flagPrices({ said, byRules, lines } as Sold).length > 0
  const paid = said.lines ? money.payable : (input.expectedPayable ?? money.payable)
  const differs = paid !== byRules.money.payable && !isTold && (said.charged ?? []).length === 0
  if (differs || noPoints || paid !== money.payable)
    flags.push({ kind: 'sum-differs', details: { paid: formatDong(paid), right: formatDong(byRules.money.payable) } })
  if (settled.adrift !== 0 && flags.length === 0) {
    const due = settled.payment.paid + settled.payment.debt
    flags.push({
      kind: 'sum-differs',
      details: { paid: formatDong(due - settled.adrift), right: formatDong(due) },
    })
  }
  return flags
}

/** Told by other flags, or of what a kept sale cannot know. */
const toldElsewhere: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'price-changed',
  'stock-short',
  'stock-reserved',
  'lot-short',
  'lot-expired',
  'lot-held',
  'lot-recalled',
  'lot-quantity-mismatch',
  'sold-at-in-future',
  'sold-on-closed-day',
  'back-date-right-missing',
  'back-date-too-far',
  'payment-short',
  'payment-over',
  'debt-mismatch',
  'account-missing',
  'not-found',
  'points-not-available',
  'points-expired',
  'gift-not-earned',
])

function flagRules(sold: Sold): Flag[] {
  const { byRules, facts, said, lines } = sold
  const time = timeInWords(said.soldAt, facts.timeZone)
  return byRules.problems
    .filter(({ code, isFinal }) => isFinal && !toldElsewhere.has(code))
    .map((problem): Flag => {
      const { code, details } = problem
      const named = details as Record<string, string | number>
      const line = lines.find(({ item }) => item.id === problem.lineId)
      switch (code) {
        case 'discount-over-limit':
          return {
            kind: 'over-limit',
            details: {
              name: facts.sellerName,
              value: discountInWords(line ?? null, byRules.money),
              limit: named.limit!,
            },
          }
        case 'debt-over-limit':
          return {
            kind: 'over-limit',
            details: {
              customer: named.customer!,
              debt: formatDong(Number(named.debt)),
              limit: formatDong(Number(named.limit)),
            },
          }
        case 'debt-overdue':
        case 'debt-past-due':
          return {
            kind: 'over-limit',
            details: { customer: named.customer!, why: `còn hóa đơn ${named.bill} quá hạn` },
          }
        case 'product-inactive':
          return {
            kind: 'product-gone',
            details: {
              product: named.product!,
              productId: named.productId!,
              at: facts.stoppedAt.get(String(named.productId)) ?? 'không rõ',
              time,
            },
          }
        case 'prescription-missing':
        case 'prescription-required':
          return { kind: 'prescription-missing', details: { product: named.product!, productId: named.productId! } }
        default:
          return rightBehind[code] || code === 'substitute-needs-pharmacist'
            ? { kind: 'right-missing', details: { name: facts.sellerName, sentence: sentenceOf(problem), code } }
            : { kind: 'rule-broken', details: { sentence: sentenceOf(problem), code } }
      }
    })
}

const sentenceOf = ({ code, details }: Problem) => errorMessage(code, details)

/** Of a line, or of the whole bill. */
function discountInWords(line: BillLine | null, money: BillMoney): string {
  const [off, whole] = line
    ? [ownDiscount(line), line.gross]
    : [money.lineDiscount + money.orderDiscount, money.totalPrice]
  return whole > 0 ? formatPercent(Math.round((off * 10_000) / whole)) : formatDong(off)
}
const ownDiscount = ({ lineDiscount, rounding, orderShare }: LineMoney) => lineDiscount - rounding + orderShare

function flagAccounts({ settled }: Sold): Flag[] {
  return settled.moved.map(({ accountId, amount, other }) => ({
    kind: 'account-gone',
    details: { account: accountId, other: other ?? 'tiền mặt', amount, accountId, otherId: other },
  }))
}
