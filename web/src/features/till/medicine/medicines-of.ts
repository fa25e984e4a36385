import type { RecentMedicine } from '@quay/contract/prescription/routes'
import type { TillProduct } from '@quay/contract/till/shapes'
import {
  type CompiledPairs,
  type ContraindicatedPair,
  compilePairs,
  meetPairs,
} from '@quay/domain/medicine/contraindicated-pairs'
import { notDelivered } from '@quay/domain/medicine/not-delivered'
import { splitIngredients } from '@quay/domain/medicine/split-ingredients'
import { supplyExcess } from '@quay/domain/medicine/supply-limit'
import { checkMedicines } from '@quay/domain/sale/medicine/check-medicines'
import { pairsAmong } from '@quay/domain/sale/medicine/check-together'
import { formatDate } from '@quay/domain/text/format-date'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { careOf } from '../care/care-of.ts'
import type { Cart } from '../cart/cart.ts'
import type { CartPart, TillLine } from '../cart/cart-view.ts'
import type { TillFacts } from '../till-facts.ts'
import { riskOf } from './health.ts'
import { readPairs } from './pair-store.ts'

let opened: { listId: string; pairs: CompiledPairs } | null = null

/** Gets the store's list of pairs ready. */
export async function openPairs(storeId: string, listId: string | null): Promise<void> {
  if (opened?.listId === listId) return
  const pairs = listId === null ? null : await readPairs(storeId, listId)
  opened = listId !== null && pairs ? { listId, pairs: compilePairs(pairs) } : null
}

/** The pairs in use; null where the store has no list, or none has come yet. */
export const openedPairs = (): CompiledPairs | null => opened?.pairs ?? null

/** Looks at the medicines of a cart: what law and medicine ask of them, and what to mind before they are handed out. */
export function medicinesOf(cart: Cart, { context, today, recentMedicines }: TillFacts) {
  const pairs = openedPairs()
  const { customer, pairReasons = {} } = cart
  const reasons = new Map(Object.entries(pairReasons))
  const { maySellWithoutPrescription = true, maySellContraindicated: maySell = true } = context ?? {}
  return {
    check: checkMedicines({
      care: careOf(cart),
      onDay: today,
      isPharmacist: context?.isPharmacist ?? true,
      rights: { maySellWithoutPrescription },
      together: pairs && { pairs, reasons, maySell },
    }),
    /** What of the customer's health a medicine meets, or a component of a combo. */
    riskOf: (product: TillProduct, parts: readonly CartPart[]) =>
      customer && riskOf(customer, [product, ...parts.map(part => part.product)], today),
    /** What to look at before a line is handed out, by the line. */
    warningsOf: (lines: readonly TillLine[]): ReadonlyMap<string, string> =>
      joined([
        ...longSupplies(lines),
        ...limitedRetail(lines, cart.delivery?.isOn ?? false),
        ...duplicatesAmong(lines),
        ...(pairs && customer && recentMedicines?.customerId === customer.id
          ? pairsWithRecent(lines, pairs, recentMedicines.items, cart.replaces?.id)
          : []),
        ...(pairs && reasons.size > 0 ? soldPairs(lines, pairs, reasons) : []),
      ]),
  }
}

/** Every warning of a line: one does not hide another. */
const joined = (told: readonly [string, string][]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(told, ([id]) => id)].map(([id, own]) => [id, own.map(([, sentence]) => sentence).join(' · ')]),
  )

/** Lines of more days than a prescriber may write at once. */
export const longSupplies = (lines: readonly TillLine[]) =>
  lines.flatMap(({ id, item: { dispensed }, product }): [string, string][] => {
    const excess = supplyExcess(dispensed?.days, product.controlGroup ?? null)
    return excess ? [[id, salePartText.supply[excess.kind](dispensed!.days!, excess.most)]] : []
  })

/** Lines with medicines that do not go by delivery, where the goods are brought; and those of restricted retail wherever they are sold. */
export const limitedRetail = (lines: readonly TillLine[], isDelivered: boolean) =>
  lines.flatMap(({ id, draws }): [string, string][] => {
    const found = draws.map(({ product }) =>
      notDelivered({ isPrescription: product.isPrescription, controlGroup: product.controlGroup ?? null }),
    )
    const why = found.includes('restricted') ? 'restricted' : found.find(one => one !== null)
    if (!why) return []
    if (isDelivered) return [[id, salePartText.notDelivered[why]]]
    return why === 'restricted' ? [[id, salePartText.restrictedRetail]] : []
  })

/** The pairs that are sold all the same: their line goes on saying so. */
const soldPairs = (lines: readonly TillLine[], pairs: CompiledPairs, reasons: ReadonlyMap<string, string>) =>
  pairsAmong(lines, pairs).flatMap(({ key, medicines: [other, own] }): [string, string][] => {
    const reason = reasons.get(key)
    return reason ? [[own.lineId, salePartText.soldWith(other.product, reason)]] : []
  })

/** Lines with a medicine that must not be taken with one that the customer bought lately, on another bill than the replaced one. */
export const pairsWithRecent = (
  lines: readonly TillLine[],
  pairs: CompiledPairs,
  recent: readonly RecentMedicine[],
  replacedId?: string,
) =>
  lines.flatMap((line): [string, string][] => {
    const medicines = line.draws.filter(({ product }) => product.ingredient)
    if (medicines.length === 0) return []
    const earlier = recent.filter(({ billId }) => billId !== replacedId).map(one => ({ ...one, earlier: one }))
    const own = medicines.map(({ product }) => ({
      productId: product.id,
      ingredient: product.ingredient,
      earlier: null,
    }))
    const met = meetPairs<(typeof earlier | typeof own)[number], ContraindicatedPair>([...earlier, ...own], pairs)
    const found = met.find(({ medicines: [one, other] }) => one.earlier !== null && other.earlier === null)
    const bought = found?.medicines[0].earlier
    return bought
      ? [[line.id, salePartText.withRecent(bought.productName, formatDate(bought.businessDay), bought.billCode)]]
      : []
  })

/** Lines with an ingredient that another medicine above holds too. The same goods twice are no mistake. */
export function duplicatesAmong(lines: readonly TillLine[]): [string, string][] {
  const first = new Map<string, { productId: string; row: number }>()
  const found = new Map<string, string>()
  for (const line of lines)
    for (const { product } of line.draws)
      for (const { key, name } of splitIngredients(product.ingredient)) {
        const before = first.get(key)
        if (!before) first.set(key, { productId: product.id, row: line.index + 1 })
        else if (before.productId !== product.id && before.row !== line.index + 1 && !found.has(line.id))
          found.set(line.id, salePartText.duplicate(name, before.row))
      }
  return [...found]
}
