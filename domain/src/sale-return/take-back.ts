import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { amountsBack } from './amounts-back.ts'
import { chooseLots, type LotsBack } from './choose-lots.ts'
import { quarantineWhy, restockRule } from './restock-rule.ts'
import type {
  AskedReturn,
  LineAmounts,
  ReturnedBill,
  ReturnFacts,
  ReturnItemInput,
  ReturnLine,
  SoldLine,
} from './return-facts.ts'

type Facts = ReturnFacts & { bill: ReturnedBill }

/** A line of the bill with what of it is back, while the lines of a return are taken one after the other. */
interface Running {
  line: SoldLine
  returned: number
  back: LineAmounts
}

/**
 * The goods that come back, each with its part of what was paid, its lots and where they go. Items of one line count together,
 * and a combo comes back as all of its components.
 */
export function takeBack(asked: AskedReturn, facts: Facts): Outcome<{ lines: ReturnLine[] }> {
  const running = facts.bill.lines.map((line): Running => ({ line, returned: line.returned, back: { ...line.back } }))
  const lotsBack: LotsBack = new Map(
    facts.bill.lines.flatMap(({ lots }) =>
      lots.map(lot => [lot.id, { quantity: lot.returned, value: lot.returnedValue }] as const),
    ),
  )
  const lines: ReturnLine[] = []
  for (const [index, item] of asked.items.entries()) {
    const wanted = wantedOf(item, index, running, facts.bill)
    if (!wanted.ok) return wanted
    for (const one of wanted.wanted) {
      const taken = takeLine({ ...one, item, index }, lotsBack, facts)
      if (!taken.ok) return taken
      lines.push(taken.taken)
    }
  }
  return { ok: true, lines }
}

interface Wanted {
  of: Running
  unit: ReturnLine['unit']
  quantity: number
}

/** Which lines an item means and how much of each: one, or all components of whole combos. */
function wantedOf(
  item: ReturnItemInput,
  index: number,
  running: readonly Running[],
  { code }: ReturnedBill,
): Outcome<{ wanted: Wanted[] }> {
  const own = running.filter(({ line }) => line.billItemId === item.billItemId)
  const whole = own[0]?.line.perCombo != null && !item.billItemPartId
  const found = item.billItemPartId ? own.filter(({ line }) => line.billItemPartId === item.billItemPartId) : own
  if (found.length === 0) return refuse('return-line-unknown', { code }, `items.${index}.billItemId`)
  if (whole) {
    return {
      ok: true,
      wanted: found.map(of => ({
        of,
        unit: { id: of.line.unitId, name: of.line.unitName, ratio: of.line.ratio },
        quantity: (of.line.perCombo! * item.quantity) / of.line.ratio,
      })),
    }
  }
  const [of] = found
  const { line } = of!
  const unit =
    item.unitId === undefined || item.unitId === line.unitId
      ? { id: line.unitId, name: line.unitName, ratio: line.ratio }
      : line.units.find(({ id }) => id === item.unitId)
  if (!unit) return refuse('return-unit-differs', { product: line.productName }, `items.${index}.unitId`)
  return { ok: true, wanted: [{ of: of!, unit, quantity: item.quantity }] }
}

function takeLine(
  { of, unit, quantity, item, index }: Wanted & { item: ReturnItemInput; index: number },
  lotsBack: LotsBack,
  facts: Facts,
): Outcome<{ taken: ReturnLine }> {
  const { line } = of
  const baseQuantity = quantity * unit.ratio
  const left = line.sold - of.returned
  if (baseQuantity > left) {
    const [sold, returned, rest] = [line.sold, of.returned, left].map(base => describeStock(base, line.units))
    return refuse(
      'return-over-sold',
      { product: line.productName, sold: sold!, returned: returned!, left: rest!, leftBase: left },
      `items.${index}.quantity`,
    )
  }
  const refusal = checkPolicy(line, item, index, facts)
  if (refusal) return refusal
  // Of a combo as a whole nobody names lots of one component.
  const lots = line.perCombo !== null && !item.billItemPartId ? undefined : item.lots
  const chosen = chooseLots(line, { index, baseQuantity, lots }, lotsBack)
  if (!chosen.ok) return chosen
  const placed = chosen.chosen.map(({ lot, quantity: ofLot, value }) => {
    const why = quarantineWhy(lot, line, facts.businessDay)
    const { id: soldLotId, lotId, productId, lotNumber, expiryDate } = lot
    const bucket = item.restock && why === null ? ('sellable' as const) : ('quarantine' as const)
    return { lot: { soldLotId, lotId, productId, lotNumber, expiryDate, bucket, quantity: ofLot, value }, why }
  })
  const amounts = amountsBack(of, baseQuantity)
  of.returned += baseQuantity
  for (const field of ['net', 'discount', 'vat', 'pointShare'] as const) of.back[field] += amounts[field]
  return {
    ok: true,
    taken: {
      ...amounts,
      index,
      line,
      unit: { id: unit.id, name: unit.name, ratio: unit.ratio },
      quantity,
      baseQuantity,
      lots: placed.map(({ lot }) => lot),
      cost: placed.reduce((sum, { lot }) => sum + lot.value, 0),
      restock: item.restock && !line.isService,
      forcedWhy: item.restock ? (placed.find(({ why }) => why !== null)?.why ?? null) : null,
      reason: item.reason ?? null,
    },
  }
}

/** Whether the goods are taken back at all, and whether this person may take them to the shelf. */
function checkPolicy(line: SoldLine, item: ReturnItemInput, index: number, { rules, rights }: Facts): Refusal | null {
  const product = line.productName
  const path = `items.${index}.restock`
  if (line.policy === 'NONE')
    return refuse(
      'return-refused',
      { product, policy: 'cửa hàng chọn không nhận lại hàng này' },
      `items.${index}.quantity`,
    )
  if (!item.restock || line.isDose || line.isService) return null
  const { who, why, asksIntact } = restockRule(line, rules)
  const mayRestock = who === 'FREE' || rights.mayAllow || (who === 'PHARMACIST' && rights.isPharmacist)
  if (!mayRestock) return refuse('restock-not-allowed', { product, why: why! }, path)
  return asksIntact && !item.isIntact ? refuse('intact-not-confirmed', { product }, path) : null
}
