import type { TillSurcharge } from '@quay/contract/surcharge/till-surcharge'
import { containedVat } from '../../money/contained-vat.ts'
import { discountOf } from '../../money/discount.ts'
import { refuse } from '../../refusal.ts'
import { formatDong } from '../../text/format-number.ts'
import { type Problem, problemOf } from '../problem.ts'

/** What a bill asks for: left out, those that the store puts on by itself. */
export interface AskedSurcharges {
  /** What the till shows; null where it does not say, and the store decides. */
  put: readonly { surchargeId: string; amount?: number | undefined; isTyped?: boolean | undefined }[] | null
  /** Of those that the store puts on by itself, what somebody took off. */
  declined: readonly string[]
}

export interface SurchargeFacts {
  /** Of the branch, in their order, and those that the bill names. */
  known: readonly (TillSurcharge & { isOffered: boolean })[]
  /** Those that stand on bills by themselves are put on this one: not on a later bill of an order. */
  putsOn: boolean
  mayChange: boolean
  usesVat: boolean
  /** The sale waited for the network: what the customer paid stands. */
  isAsPaid: boolean
  /** What the bill has that this one replaces, in đồng by id; null for every other. */
  before: ReadonlyMap<string, number> | null
}

/** A surcharge on a bill, in đồng. */
export interface PutSurcharge {
  surcharge: TillSurcharge
  amount: number
  isTyped: boolean
  vat: number
}

export interface PutSurcharges {
  rows: PutSurcharge[]
  amount: number
  problems: Problem[]
}

/** The step of the surcharges, beside the goods: `goods` is what these cost after discounts, in đồng. It takes nothing off and no points pay it. */
export function putSurcharges(asked: AskedSurcharges, goods: number, facts: SurchargeFacts): PutSurcharges {
  const problems: Problem[] = []
  const own = facts.known.filter(one => facts.putsOn && !facts.isAsPaid && one.isAutomatic && one.isOffered)
  const wanted: NonNullable<AskedSurcharges['put']> = asked.put ?? own.map(({ id }) => ({ surchargeId: id }))
  const rows: PutSurcharge[] = []
  for (const [place, row] of wanted.entries()) {
    const surcharge = facts.known.find(({ id }) => id === row.surchargeId)
    if (!surcharge) {
      const { surchargeId: id } = row
      problems.push(problemOf(refuse('not-found', { kind: 'surcharge', id }, `surcharges.${place}.surchargeId`)))
      continue
    }
    const usual = discountOf(goods, surcharge.amount)
    const amount = row.amount !== undefined && (row.isTyped || facts.isAsPaid) ? row.amount : usual
    const isTyped = row.isTyped === true && amount !== usual
    problems.push(
      ...problemsOf(
        row,
        place,
        surcharge,
        { usual, amount, isTyped, isTwice: rows.some(one => one.surcharge === surcharge) },
        facts,
      ),
    )
    if (amount > 0)
      rows.push({ surcharge, amount, isTyped, vat: facts.usesVat ? containedVat(amount, surcharge.vatRate) : 0 })
  }
  if (asked.put) problems.push(...missing(own, asked.put, asked.declined, goods, facts))
  return { rows, amount: rows.reduce((sum, { amount }) => sum + amount, 0), problems }
}

interface Decided {
  usual: number
  amount: number
  isTyped: boolean
  isTwice: boolean
}

function problemsOf(
  row: NonNullable<AskedSurcharges['put']>[number],
  place: number,
  { id: surchargeId, name, isOffered }: SurchargeFacts['known'][number],
  { usual, amount, isTyped, isTwice }: Decided,
  { mayChange, isAsPaid, before }: SurchargeFacts,
): Problem[] {
  const path = `surcharges.${place}`
  if (isTwice) return [problemOf(refuse('surcharge-repeated', { name }, path))]
  if (isAsPaid || before?.get(surchargeId) === amount) return []
  if (!isOffered) return [problemOf(refuse('surcharge-not-offered', { surchargeId, name }, path))]
  if (isTyped && !mayChange)
    return [problemOf(refuse('surcharge-right-missing', { surchargeId, name }, `${path}.amount`))]
  if (row.amount !== undefined && row.amount !== amount)
    return [
      problemOf(
        refuse(
          'surcharge-changed',
          { surchargeId, name, amount: usual, amountText: formatDong(usual) },
          `${path}.amount`,
        ),
      ),
    ]
  return []
}

/** Those that stand on bills by themselves and are not there: taken off by who may, or not known to the till yet. */
function missing(
  own: SurchargeFacts['known'],
  put: NonNullable<AskedSurcharges['put']>,
  declined: readonly string[],
  goods: number,
  { mayChange, before }: SurchargeFacts,
): Problem[] {
  return own
    .filter(({ id }) => !put.some(({ surchargeId }) => surchargeId === id) && !(before && !before.has(id)))
    .flatMap(({ id: surchargeId, name, amount }) => {
      const usual = discountOf(goods, amount)
      if (usual === 0) return []
      if (declined.includes(surchargeId))
        return mayChange
          ? []
          : [problemOf(refuse('surcharge-right-missing', { surchargeId, name }, 'declinedSurcharges'))]
      return [
        problemOf(
          refuse(
            'surcharge-changed',
            { surchargeId, name, amount: usual, amountText: formatDong(usual) },
            'surcharges',
          ),
        ),
      ]
    })
}
